/**
 * How the lines of the content check read, in the order in which they are tried. Rules write one line for each finding,
 * `FILE: FIELD: WORDS`; this table tells their kinds apart, so that the desk can say them in another language
 * (locales/editor-problems). A test runs the check on every mistake there is and finds all of them here.
 */
const patterns = {
  // Files
  fileMissing: /^is missing$/,
  noSuchFile: /^no such file$/,
  noContentFile: /^not a content file$/,
  holidayName: /^(?<day>[\d-]+) in (?<list>\S+) has no name under days$/,
  notUtf8: /^is not saved as UTF-8/,
  strayFile: /^unused content file(?:, (?<advice>.*))?$/,
  noHead: /^expected a head between --- and ---$/,
  // Schemas
  unknownKey: /^unknown key (?<key>.+)$/,
  empty: /^is empty$/,
  needsQuotes: /^put it in quotes, got (?<got>.*)$/,
  comma: /^write 1234\.5: a point for decimals, no thousands separator(?:, got (?<got>.*))?$/,
  ambiguousPoint: /^(?:value: )?(?<got>\S+) may mean (?<one>\S+) or (?<other>\S+): write the one that it is$/,
  number: /^expected a number, without quotes, got (?<got>.*)$/,
  text: /^expected a text$/,
  list: /^expected a list(?:, got (?<got>.*))?$/,
  keys: /^expected keys with their values(?:, got (?<got>.*))?$/,
  yesNo: /^expected true or false, got (?<got>.*)$/,
  tooLong: /^Invalid length: Expected <=(?<most>\d+) but received (?<count>\d+)(?:, got (?<got>"[\s\S]*))$/,
  tooShort: /^Invalid length: Expected >=(?<least>\d+) but received (?<count>\d+)(?:, got (?<got>"[\s\S]*))$/,
  tooMany: /^Invalid length: Expected <=(?<most>\d+) but received (?<count>\d+)$/,
  tooFew: /^Invalid length: Expected >=(?<least>\d+) but received (?<count>\d+)$/,
  exactly: /^Invalid length: Expected (?<exactly>\d+) but received (?<count>\d+)/,
  outOfRange: /^Invalid value: Expected (?<limit>[<>]=\S+) but received (?<got>\S+)/,
  noSuchDay:
    /^there is no such day: [^,]*(?:, such as \S+?|, or MM-DD for every year)?(?:, got (?<got>.*))?$/,
  hours: /^expected HH:MM-HH:MM, at quarters of an hour(?:, got (?<got>.*))?$/,
  hoursBackwards: /^expected an end after the beginning(?:, got (?<got>.*))?$/,
  hoursOverlap: /^expected one range after the other, with time between them$/,
  hoursDay: /^expected mon to sun, or a day with hours of its own such as \S+(?:, got (?<got>.*))?$/,
  dayTwice: /^(?<day>[\d-]+) is listed twice$/,
  pageId: /^expected (?:the id of a page|an office) of the site map(?:, got (?<got>.*))?$/,
  https: /^expected (?:https and no password|an address such as https:\S+)(?:, got (?<got>.*))?$/,
  email: /^expected an e-mail address, got (?<got>.*)$/,
  choice: /^expected (?<choices>"[^"]*"(?:, "[^"]*")*)(?:, got (?<got>.*))?$/,
  asOfWithSource: /^asOf is the day on which the value was last seen/,
  sourceAddress: /^a source has the address \(url\)/,
  onceEach: /^expected each (?<what>.*?) once$/,
  // Notation
  unknownFact: /^unknown fact (?<id>\S+)$/,
  unknownPage: /^unknown page (?<id>\S*)$/,
  unknownArticle: /^unknown article (?<id>\S*)$/,
  notNumeric: /^fact (?<id>\S+) is no number: \|(?<form>\w+) does not apply$/,
  notation: /^mistyped notation would be printed: “(?<words>[\s\S]*)”$/,
  asterisk: /^an asterisk would be printed: “(?<words>[\s\S]*)”$/,
  quotesPrinted:
    /^(?<words>\S[\s\S]*) is printed with its marks, write (?<meant>.*) or, if they are meant, .*$/,
  markdown: /^Markdown of the kind “(?<what>[^”]*)” is not part of an article/,
  linkTarget: /^a link leads to (?<target>.*): expected page:, article: or https:\/\/$/,
  linkText: /^a link says “(?<words>[^”]*)”, which is not where it leads$/,
  avoidedWord: /^“(?<words>[^”]*)”: the glossary says “(?<meant>[^”]*)”$/,
  termUnexplained: /^“(?<words>[^”]*)” is explained without “(?<meant>.*)”$/,
  hearsay: /^“(?<words>[^”]*)”: state it with an official source or leave it out$/,
  unofficial: /^(?<url>\S+) is no official source: /,
  noSection: /^(?<page>\S+) has no section “(?<section>[^”]*)”$/,
  feeNoFact: /^“(?<words>[^”]*)” is no living fact$/,
  // Rules
  words: /^(?<count>\d+) words, expected (?<least>\d+) to (?<most>\d+)$/,
  sameSentence: /^the same sentence as in (?<other>[^:]+)/,
  sameText: /^the same (?<what>metaTitle|metaDescription) as (?<other>.+)$/,
  otherLanguage: /^reads like (?<language>\w+)/,
  futureDay: /^(?<what>(?:sources: )?\w+) is (?<day>[\d-]+), a day that is still to come$/,
  checkedBefore: /^checked on (?<checked>[\d-]+), before it was published on (?<published>[\d-]+)$/,
  factTwice: /^(?<id>\S+) is given (?:twice|in (?<other>\S+) too)$/,
  unknownName: /^unknown (?<what>desk|tag) (?<id>\S+), expected (?<choices>.*)$/,
  givenTwice: /^the (?<what>.+) is given twice$/,
  logoMissing: /^(?<partner>.+): content\/logos\/(?<logo>\S+) is not there$/,
  logoTooBig: /^(?<partner>.+): content\/logos\/(?<logo>\S+) has (?<size>\d+) kB, (?<most>\d+) at most$/,
  logoNoImage: /^(?<partner>.+): content\/logos\/(?<logo>\S+) is no (?<type>\w+) file$/,
  articleRelated: /^an article has three to five related pages$/,
  articleSource: /^an article has at least one source$/,
  pictureUnused: /^does not show the picture (?<name>\S+)$/,
  unknownPicture: /^unknown picture (?<name>\S+)$/,
  earlyLink: /^links to (?<id>\S+), which is published only on (?<day>[\d-]+)$/,
  pictureMissing: /^the picture (?<name>\S+) is not there$/,
  placeholder: /^line \d+: unknown placeholder (?<words>\S+), expected one of (?<choices>.*)$/,
  noTemplate: /^no template (?<id>\S+), which other languages have$/,
  placeholdersDiffer: /^has the placeholders (?<own>.*), another language (?<other>.*)$/,
  noSearchWords: /^no words for (?<page>\S+), which other languages have$/,
  noSuchPayee: /^(?<page>\S+): there is no (?<what>payee|time) (?<id>\S+)$/,
  textMissing: /^(?<key>\S+) is not in every language$/,
} as const

/** Kinds that come from the file's own text rather than from a rule's words. */
type OtherKind =
  | 'missing'
  | 'languageMissing'
  | 'mistypedKey'
  | 'colon'
  | 'quotesInQuotes'
  | 'quoteOpen'
  | 'bracketsLeft'
  | 'duplicateKey'
  | 'tab'
  | 'indent'
  | 'conflictMarkers'
  | 'yaml'
  | 'other'

export type ProblemKind = keyof typeof patterns | OtherKind

/** The kind of a rule's words, with what they name. */
export function kindOfWords(words: string): {
  readonly kind: ProblemKind
  readonly params: Readonly<Record<string, string>>
} {
  for (const [kind, pattern] of Object.entries(patterns)) {
    const match = pattern.exec(words)
    if (!match) continue
    const groups = Object.entries(match.groups ?? {}).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    )
    return { kind: kind as ProblemKind, params: Object.fromEntries(groups) }
  }
  return { kind: 'other', params: { words } }
}
