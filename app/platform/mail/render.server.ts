import { escapeHtml } from '#platform/escape-html.ts'
import { languageTags } from '#map/locale.ts'
import type { Fact, MailContent, MailLink, MailConfig, MailMessage } from './message.server.ts'
import type { SendMailOptions } from 'nodemailer'

/** The message for nodemailer: fixed sender, one recipient, no access to files or URLs. */
export function mailOptions(config: MailConfig, message: MailMessage): SendMailOptions {
  const domain = config.from.slice(config.from.lastIndexOf('@') + 1)
  return {
    messageId: `<${message.id}@${domain}>`,
    date: new Date(message.date.epochMilliseconds),
    from: { name: config.identity.brand.name, address: config.from },
    to: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
    text: renderText(message.content),
    html: renderHtml(message.content),
    icalEvent: message.calendar && { ...message.calendar, filename: 'appointment.ics' },
    headers: {
      // RFC 3834: keeps out-of-office programs from answering.
      ...(!message.personal && { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': languageTags[message.content.locale],
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Further lines are indented, so that visitor input cannot pass as a separate fact. */
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
    // The line that mail programs recognise as the start of a signature (RFC 3676, 4.3).
    ['-- ', ...footer].join('\n'),
  ]
  // Mail programs ignore the page's non-breaking characters, and a number copied from here should
  // be plain.
  return `${blocks.filter(Boolean).join('\n\n')}\n`.replaceAll('\u00a0', ' ')
}

/**
 * Such as `TAL-7K3M-Q9`: mail programs break lines at its hyphens, but it is read out and copied as
 * a whole.
 */
const reference = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{2}\b/g

function lines(text: string): string {
  const whole = escapeHtml(text).replaceAll(reference, '<span style="white-space:nowrap">$&</span>')
  return whole.replaceAll('\n', '<br>')
}

/**
 * Text keeps the reader's own colours and stays readable in dark mode; only the heading and the
 * button set both their colours.
 */
const styles = {
  body: 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  page: 'max-width:600px;margin:0 auto',
  title:
    'margin:0 0 24px;padding:20px 24px;border-radius:8px;background:#0f4c5c;color:#fffdf9;font:600 22px/1.3 Georgia,serif',
  paragraph: 'margin:0 0 16px',
  table: 'width:100%;margin:0 0 24px;border-collapse:collapse',
  label:
    'padding:8px 16px 8px 0;border-bottom:1px solid #8a979c;text-align:left;vertical-align:top;font-weight:600;width:36%',
  value: 'padding:8px 0;border-bottom:1px solid #8a979c;vertical-align:top;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#b5472a;color:#fffdf9;font-weight:600;text-decoration:none',
  footer: 'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #8a979c;font-size:14px',
} as const

function paragraph(text: string): string {
  return `<p style="${styles.paragraph}">${lines(text)}</p>`
}

function row({ label, value }: Fact): string {
  const cells = `<th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${lines(value)}</td>`
  return `<tr>${cells}</tr>`
}

function link({ label, url }: MailLink, style = ''): string {
  return `<p style="${styles.paragraph}"><a href="${escapeHtml(url)}"${style}>${escapeHtml(label)}</a></p>`
}

/** The HTML of a mail: one column, no pictures, no remote content, every value escaped. */
export function renderHtml(content: MailContent): string {
  const { title, intro, facts, action, also, closing, footer } = content
  const table = facts.length > 0 ? `<table style="${styles.table}">${facts.map(row).join('\n')}</table>` : ''
  return `<!doctype html>
<html lang="${languageTags[content.locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.page}">
<h1 style="${styles.title}">${lines(title)}</h1>
${intro.map(paragraph).join('\n')}
${table}
${action ? link(action, ` style="${styles.button}"`) : ''}
${also ? link(also) : ''}
${closing.map(paragraph).join('\n')}
<p style="${styles.footer}">${footer.map(lines).join('<br>')}</p>
</div>
</body>
</html>
`
}
