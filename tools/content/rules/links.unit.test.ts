import { expect, it } from 'vitest'
import { emptyLinks } from './links.ts'

const linting = (text: string) => emptyLinks('nie/de.yaml', [{ field: 'lead', text }])

it.each(['hier', 'Hier', 'here', '*aquí*', 'más', 'read more', 'weiter'])(
  'a link that says “%s” says not where it leads',
  (words) => {
    expect(linting(`Das Haus [${words}](page:insurance.hogar) versichern.`)).toEqual([
      expect.stringMatching(/^nie\/de\.yaml: lead: a link says “/),
    ])
  },
)

it.each(['[Haus hier](page:insurance.hogar)', '[NIE](page:service.nie)', 'Sie wohnen hier (auf Mallorca).'])(
  '“%s” is fine',
  (text) => expect(linting(text)).toEqual([]),
)
