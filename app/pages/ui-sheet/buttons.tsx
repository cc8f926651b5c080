import { Button, LinkButton } from '#design/button.tsx'
import { IconButton } from '#design/icons/icon-button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { Example, SheetSection } from './section.tsx'

const variants = ['primary', 'secondary', 'sea'] as const
const bandVariants = ['inverse', 'ghost'] as const

/** Buttons and links. Hover, focus and press them to see those states. */
export function ButtonsSection() {
  return (
    <SheetSection title="Buttons and links">
      {variants.map((variant) => (
        <div key={variant} className="examples">
          <Example name={variant}>
            <Button variant={variant}>Book a time</Button>
          </Example>
          <Example name="icon">
            <LinkButton variant={variant} href="#" icon="phone">
              Shall we call you?
            </LinkButton>
          </Example>
          <Example name="compact">
            <Button variant={variant} compact icon="search">
              Print the list
            </Button>
          </Example>
          <Example name="disabled">
            <Button variant={variant} aria-disabled>
              Book a time
            </Button>
          </Example>
          <Example name="pending">
            <Button variant={variant} pending>
              Sending …
            </Button>
          </Example>
        </div>
      ))}
      <div className="examples band sheet-band">
        {bandVariants.map((variant) => (
          <LinkButton key={variant} variant={variant} href="#">
            On a band
          </LinkButton>
        ))}
        <TextLink href="#">Text link</TextLink>
      </div>
      <div className="examples">
        <TextLink href="#">Text link</TextLink>
        <IconButton icon="search" label="Search" />
        <IconButton icon="chevron-left" label="Earlier" aria-disabled />
      </div>
    </SheetSection>
  )
}
