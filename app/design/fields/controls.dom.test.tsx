import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccordionItem } from '#design/accordion.tsx'
import { Button, LinkButton } from '#design/button.tsx'
import { Dialog, DialogBody } from '#design/dialog.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { ProgressBar } from '#design/progress-bar.tsx'
import { Table } from '#design/table.tsx'
import { Tabs } from '#design/tabs.tsx'

const ignore = () => undefined

test('a link button passes address and data attributes on', () => {
  const html = renderToStaticMarkup(
    <LinkButton href="?dialog=callback-dialog" data-dialog="callback-dialog" variant="secondary" compact>
      Call me
    </LinkButton>,
  )
  expect(html).toBe(
    '<a href="?dialog=callback-dialog" data-dialog="callback-dialog" ' +
      'class="button button-secondary button-compact">Call me</a>',
  )
})

test('a pending button says so and stays reachable', () => {
  const html = renderToStaticMarkup(<Button pending>Sending</Button>)
  expect(html).toContain('aria-disabled="true" aria-busy="true"')
  expect(html).not.toContain(' disabled=')
})

test('an icon is decoration unless it carries a label', () => {
  expect(renderToStaticMarkup(<Icon name="phone" />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Icon name="phone" label="Phone" />)).toContain('role="img" aria-label="Phone"')
})

test('a dialog written by the server stands open, is named and closes by a form', () => {
  const html = renderToStaticMarkup(
    <Dialog title="Callback" closeLabel="Close" onClose={ignore}>
      <DialogBody>…</DialogBody>
    </Dialog>,
  )
  const named = /<dialog open="" class="dialog" aria-labelledby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<h2 id="${named}" tabindex="-1">Callback</h2>`)
  expect(html).toContain(
    '<form method="dialog"><button type="submit" class="icon-button" aria-label="Close">',
  )
})

test('tabs written by the server are links, and every panel has its heading', () => {
  const tabs = ['steps', 'fees'].map((id) => ({ id, title: id, content: id }))
  const html = renderToStaticMarkup(<Tabs label="Parts" tabs={tabs} />)
  expect(html).not.toMatch(/role=|hidden/)
  for (const { id } of tabs) {
    expect(html).toContain(`href="#${id}"`)
    expect(html).toMatch(new RegExp(`<section id="${id}"[^>]*><h3 class="tabs-title">${id}</h3>`))
  }
})

const examples: Record<string, ReactElement> = {
  accordion: <AccordionItem title="Question">Answer</AccordionItem>,
  progress: <ProgressBar label="Ready" value={2} max={5} />,
  table: (
    <Table label="Fees">
      <tbody />
    </Table>
  ),
}

test.each(Object.entries(examples))(
  '%s writes no style attribute, which the security policy forbids',
  (_, example) => {
    expect(renderToStaticMarkup(example)).not.toContain('style=')
  },
)
