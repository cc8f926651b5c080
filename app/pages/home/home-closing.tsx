import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { useT } from '#i18n/use-t.ts'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'

/** The two calls to action once more, at the end of the home page. */
export function HomeClosing({ content }: { content: Resolved<HomeContent['closing']> }): ReactNode {
  const layout = useT('layout')
  return (
    <ClosingBand
      heading={content.heading}
      text={content.text}
      actions={
        <>
          <DialogButton dialog="appointment-dialog" variant="inverse">
            {layout('appointment')}
          </DialogButton>
          <DialogButton dialog="callback-dialog" variant="ghost" icon="phone">
            {layout('callback')}
          </DialogButton>
        </>
      }
    />
  )
}
