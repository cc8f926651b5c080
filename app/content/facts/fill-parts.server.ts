import type { Identity } from '#map/identity.ts'
import { languageTags, locales, type Locale } from '#map/locale.ts'
import { pageLabel } from '#map/paths.ts'
import { isPageId } from '#map/pages/pages.ts'
import { languageInWords, languagesInWords } from '#map/language-words.ts'
import type { CompanyFiles } from '#content/company-files.server.ts'
import type { FilledPart, TextContent, TextPart } from '#content/schema/schema.text.ts'

/** The data for filled parts. */
interface Sources {
  readonly locale: Locale
  readonly identity: Identity
  readonly company: CompanyFiles
}

type Part<K extends FilledPart['kind']> = Extract<FilledPart, { kind: K }>

function identityValue(id: string, part: Part<'identity'>, { identity }: Sources): string | undefined {
  const { brand, contact, register, offices } = identity
  const seat = offices[0]?.address
  const values: Record<string, string | undefined> = {
    legalName: brand.legalName,
    taxId: register.taxId,
    commercialRegister: register.commercialRegister,
    address: seat?.street && `${seat.street}, ${seat.postcode} ${seat.town}`,
    phone: contact.phoneDisplay,
    email: contact.email,
    registerKey: register.key && `${register.key} ([${new URL(register.url).host}](${register.url}))`,
    class: register.class === 'unknown' ? undefined : part.classes?.[register.class],
    liability: register.liability,
  }
  return values[id]
}

function fillIdentityRows(part: Part<'identity'>, sources: Sources): TextPart[] {
  const items = part.rows.flatMap(({ id, term }) => {
    const meaning = identityValue(id, part, sources)
    return meaning === undefined ? [] : [{ term, meaning }]
  })
  return items.length === 0 ? [] : [{ kind: 'definitions', items, panel: true }]
}

function fillCookies({ head }: Part<'cookies'>, { locale, company, identity }: Sources): TextPart[] {
  return company.consent.purposes.flatMap(({ name, text, cookies }): TextPart[] => [
    { kind: 'prose', title: name[locale], paragraphs: [text[locale]] },
    {
      kind: 'table',
      caption: name[locale],
      compact: true,
      head,
      rows: cookies.map((cookie) => [
        cookie.name,
        cookie.provider.replaceAll('{brand}', identity.brand.name),
        cookie.duration[locale],
        cookie.text[locale],
      ]),
    },
  ])
}

/** Maximum number of pages listed per desk; the rest are found in the menus. */
const pagesOfDesk = 4
/** A line may end with the point, but never begin with it. */
const betweenLinks = '\u00a0· '

/** The first letter of the first word that not all names have, such as “desk”. */
function initialOf(name: string, names: readonly string[]): string {
  const own = name.split(' ').find((word) => !names.every((other) => other.split(' ').includes(word)))
  return (own ?? name).charAt(0).toLocaleUpperCase()
}

function fillDesks({ items }: Part<'desks'>, { locale, identity, company }: Sources): TextPart[] {
  const names = items.map(({ id }) => company.desks[id]?.name[locale] ?? '')
  const desks = items.map(({ id, text }) => {
    const desk = company.desks[id]
    if (desk === undefined) throw new Error(`unknown desk ${id}`)
    const links = desk.pages
      .filter(isPageId)
      .slice(0, pagesOfDesk)
      .map((page) => `[${pageLabel(page, locale, identity)}](page:${page})`)
    return {
      title: desk.name[locale],
      initial: initialOf(desk.name[locale], names),
      text,
      links: links.join(betweenLinks),
      languages: languagesOf(desk.languages ?? locales, locale),
      topic: desk.topic,
      photo: desk.photo,
    }
  })
  return [{ kind: 'tiles', items: desks }]
}

/** Languages in words, capitalised for the start of a line. */
function languagesOf(codes: readonly string[], locale: Locale): string {
  const words = languagesInWords(codes, locale)
  return words.charAt(0).toLocaleUpperCase(languageTags[locale]) + words.slice(1)
}

/** A language's name, capitalised for the start of a cell or list. */
function languageTitle(code: string, locale: Locale): string {
  const name = languageInWords(code, locale)
  return name.charAt(0).toLocaleUpperCase(languageTags[locale]) + name.slice(1)
}

function fillLanguages({ caption, head }: Part<'languages'>, { locale, identity }: Sources): TextPart[] {
  const { offices } = identity
  const codes = [...new Set(offices.flatMap(({ languages }) => languages))]
  const rows = codes.map((code) => [
    languageTitle(code, locale),
    offices
      .filter(({ languages }) => languages.includes(code))
      .map(({ page, name }) => `[${name[locale]}](page:${page})`)
      .join(betweenLinks),
  ])
  return [{ kind: 'table', caption, head, rows }]
}

function fillPeople({ locale, company }: Sources): TextPart[] {
  const { people, desks } = company
  if (people.length === 0) return []
  const items = people.map(({ name, desk, languages, text }) => {
    const spoken = languages.map((code) => languageTitle(code, locale)).join(', ')
    return { term: name, meaning: `${desks[desk]?.name[locale] ?? ''} · ${spoken}. ${text[locale]}` }
  })
  return [{ kind: 'definitions', items }]
}

function fillPartners({ locale, company }: Sources): TextPart[] {
  if (company.partners.length === 0) return []
  const items = company.partners.map(({ name, field, url, logo }) => ({
    name,
    text: field[locale],
    url,
    logo: logo ?? '',
  }))
  return [{ kind: 'logos', items }]
}

function fillPart(part: TextPart, sources: Sources): TextPart[] {
  switch (part.kind) {
    case 'identity':
      return fillIdentityRows(part, sources)
    case 'cookies':
      return fillCookies(part, sources)
    case 'desks':
      return fillDesks(part, sources)
    case 'languages':
      return fillLanguages(part, sources)
    case 'people':
      return fillPeople(sources)
    case 'partners':
      return fillPartners(sources)
    default:
      return [part]
  }
}

/**
 * Fills in data from the configuration and the lists, so that a page consists of written parts
 * only. What the owner has not filled in is left out, a section of nothing else as well. Throws for an unknown desk.
 */
export function fillParts(content: TextContent, sources: Sources): TextContent {
  const sections = content.sections.map((section) => ({
    ...section,
    parts: section.parts.flatMap((part) => fillPart(part, sources)),
  }))
  return { ...content, sections: sections.filter(({ parts }) => parts.length > 0) }
}
