import '#design/fields/forms.css'
import './sheet.css'
import { BlocksSection } from './blocks.tsx'
import { MoneyBlocks } from './blocks-money.tsx'
import { ButtonsSection } from './buttons.tsx'
import { ColourSection, TypeSection } from './type.tsx'
import { ContentSection } from './content.tsx'
import { DialogSection } from './dialog.tsx'
import { FieldsSection } from './fields.tsx'
import { NavigationSection } from './navigation.tsx'

/** `/_ui`, while developing only: every component of the design system in every state. */
export default function UiSheet() {
  return (
    <div className="wrap sheet">
      <title>Component sheet</title>
      <meta name="robots" content="noindex" />
      <h1>Component sheet</h1>
      <ColourSection />
      <TypeSection />
      <ButtonsSection />
      <FieldsSection />
      <DialogSection />
      <NavigationSection />
      <ContentSection />
      <BlocksSection />
      <MoneyBlocks />
    </div>
  )
}
