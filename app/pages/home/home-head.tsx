import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { useT } from '#i18n/use-t.ts'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { HomeHero } from '#design/blocks/home-hero.tsx'
import { RichText } from '#design/rich-text.tsx'

type Head = Pick<Resolved<HomeContent>, 'title' | 'lead' | 'scene' | 'sceneAlt' | 'next'>

/** One sentence on what we do, the two calls to action, and the way in for who has just arrived. */
export function HomeHead({ content: { title, lead, scene, sceneAlt, next } }: { content: Head }): ReactNode {
  const layout = useT('layout')
  return (
    <HomeHero
      title={title}
      lead={lead}
      scene={scene ?? 'hero'}
      sceneAlt={sceneAlt}
      actions={
        <>
          <DialogButton dialog="appointment-dialog">{layout('appointment')}</DialogButton>
          <DialogButton dialog="callback-dialog" variant="secondary" icon="phone">
            {layout('callback')}
          </DialogButton>
        </>
      }
      next={
        <>
          <RichText value={next.text} />{' '}
          <a href={next.page.href}>
            <RichText value={next.link} />
          </a>
        </>
      }
    />
  )
}
