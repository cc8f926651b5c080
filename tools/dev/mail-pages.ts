import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import PostalMime, { type Address, type Email } from 'postal-mime'

/** Message files are named after their outbox message: nothing else is read from the folder. */
const messageFile = /^[\w-]+\.eml$/

function addresses(list: readonly Address[] = []): string {
  return list.map(({ name, address }) => (name === '' ? address : `${name} <${address}>`)).join(', ')
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <style>
        body {
          font: 16px/1.5 system-ui;
          margin: 2rem auto;
          max-width: 60rem;
          padding: 0 1rem;
        }
        td {
          padding: 0.25rem 1rem 0.25rem 0;
          vertical-align: top;
        }
        iframe {
          background: #fff;
          border: 1px solid #888;
          height: 34rem;
          width: 100%;
        }
        pre {
          white-space: pre-wrap;
        }
      </style>
      <h1>${title}</h1>
      ${body}
    </html>`
}

function messagePage(name: string, { from, to, subject, text, html: body, attachments }: Email) {
  return page(
    subject ?? '(no subject)',
    html`<p><a href="/_mail">All mails</a> · <a href="/_mail/${name}/source">Source</a></p>
      <p>From ${addresses(from && [from])}<br />To ${addresses(to)}</p>
      ${attachments.map(({ filename, mimeType }) => html`<p>Attached: ${filename ?? mimeType}</p>`)}
      ${body === undefined ? '' : html`<iframe title="The mail as HTML" sandbox srcdoc="${body}"></iframe>`}
      <h2>Plain text</h2>
      <pre>${text ?? ''}</pre>`,
  )
}

/** The mails that the development server has kept as files in `folder` instead of sending them, newest first. */
export function mailPages(folder: string): Hono {
  const app = new Hono()
  const names = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => messageFile.test(name))
      .map((name) => ({ name, time: statSync(join(folder, name)).mtime }))
      .toSorted((a, b) => b.time.getTime() - a.time.getTime())
  const read = (name: string) => {
    const file = join(folder, name)
    return messageFile.test(name) && existsSync(file) ? readFileSync(file) : undefined
  }
  app.get('/', async (context) => {
    const mails = await Promise.all(
      names().map(async ({ name, time }) => ({
        name,
        time,
        mail: await PostalMime.parse(readFileSync(join(folder, name))),
      })),
    )
    const rows = mails.map(
      ({ name, time, mail }) =>
        html`<tr>
          <td>${time.toLocaleTimeString('en-GB')}</td>
          <td>${addresses(mail.to)}</td>
          <td><a href="/_mail/${name}">${mail.subject}</a></td>
        </tr>`,
    )
    return context.html(
      page(
        'Mails',
        rows.length === 0
          ? html`<p>No mails yet: send a form.</p>`
          : html`<table>
              ${rows}
            </table>`,
      ),
    )
  })
  app.get('/:name', async (context) => {
    const content = read(context.req.param('name'))
    if (content === undefined) return context.notFound()
    return context.html(messagePage(context.req.param('name'), await PostalMime.parse(content)))
  })
  app.get('/:name/source', (context) => {
    const content = read(context.req.param('name'))
    return content === undefined ? context.notFound() : context.text(content.toString('utf8'))
  })
  return app
}
