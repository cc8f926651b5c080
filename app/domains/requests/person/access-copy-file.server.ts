import { languageTags } from '#map/locale.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { AccessCopy } from './access-copy.server.ts'

const style = `body{margin:0 auto;padding:2rem 1rem;max-width:50rem;font:1rem/1.5 system-ui,sans-serif}
h2{margin-top:2.5rem;border-top:2px solid;padding-top:1rem}
dl{display:grid;grid-template-columns:minmax(9rem,1fr) 3fr;gap:.4rem 1.5rem}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`

/** The copy as one page to read or to print, without scripts and without anything from elsewhere. */
export function accessCopyHtml({ locale, title, intro, requests }: AccessCopy): string {
  const sections = requests.map(
    (request) => `<h2>${escapeHtml(request.title)}</h2>
${request.parts
  .map(
    (part) => `<h3>${escapeHtml(part.title)}</h3>
<dl>
${part.facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>`,
  )
  .join('\n')}`,
  )
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${intro.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${sections.join('\n')}
</body>
</html>
`
}

/** The same for programs (GDPR art. 20): JSON with the labels as they are read. */
export function accessCopyJson(copy: AccessCopy): string {
  return `${JSON.stringify(copy, undefined, 2)}\n`
}
