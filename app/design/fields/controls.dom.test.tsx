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

test('passes address and data attributes on to a link button', () => {
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

test('marks a pending button as busy and keeps it focusable', () => {
  const html = renderToStaticMarkup(<Button pending>Sending</Button>)
  expect(html).toContain('aria-disabled="true" aria-busy="true"')
  expect(html).not.toContain(' disabled=')
})

test('hides an icon from screen readers unless it has a label', () => {
  expect(renderToStaticMarkup(<Icon name="phone" />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Icon name="phone" label="Phone" />)).toContain('role="img" aria-label="Phone"')
})

test('renders a dialog on the server as open, labelled and closable by a form', () => {
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

test('renders tabs on the server as links, with a heading for every panel', () => {
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
  'renders no style attribute in %s, which the security policy forbids',
  (_, example) => {
    expect(renderToStaticMarkup(example)).not.toContain('style=')
  },
)
