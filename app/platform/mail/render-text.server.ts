import type { Fact, MailContent, MailLink } from './message.server.ts'

/** Further lines are indented, so that nothing typed can pass for a fact of its own. */
function renderFact({ label, value }: Fact): string {
  const lines = value.split('\n')
  // Many labels are the form's own questions.
  const head = label.endsWith('?') ? label : `${label}:`
  return lines.length === 1 ? `${head} ${value}` : [head, ...lines.map((line) => `  ${line}`)].join('\n')
}

function renderLink({ label, url }: MailLink): string {
  return `${label}:\n${url}`
}

/** The plain text of a mail. */
export function renderText(content: MailContent): string {
  const { title, intro, facts, action, also, closing, footer } = content
  const blocks = [
    title,
    ...intro,
    facts.map(renderFact).join('\n'),
    action && renderLink(action),
    also && renderLink(also),
    ...closing,
    // The line that mail programs know as the start of a signature (RFC 3676, 4.3).
    ['-- ', ...footer].join('\n'),
  ]
  // What a page keeps on one line, mail programs break as they like; a number copied from here is plain.
  return `${blocks.filter(Boolean).join('\n\n')}\n`.replaceAll('\u00a0', ' ')
}
