import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '#i18n/read-text.server.ts'
import { valuesOf, type Messages } from './message-syntax.ts'

/** What TypeScript has to know of a text: the values alone, so that its words can change. */
function typeOf(text: string): string {
  const values = [...valuesOf(text)].map(([name, kind]) => {
    if (name.startsWith('<')) return `${name}</${name.slice(1)}`
    return kind === undefined ? `{${name}}` : `{${name}, ${kind}}`
  })
  return `'${values.join(' ')}'`
}

function typesOf(messages: Messages, indent = '  '): string {
  const lines = Object.entries(messages).map(([key, value]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`
    return `${indent}readonly ${name}: ${typeof value === 'string' ? typeOf(value) : typesOf(value, `${indent}  `)}\n`
  })
  return `{\n${lines.join('')}${indent.slice(2)}}`
}

/** The folders that the server reads: those of pages are typed by their keys alone (app/i18n/messages.ts). */
const folders = globSync('locales/*/es.d.json.ts').map((file) => dirname(file))

test.each(folders)(
  'the types beside %s/es.json are those of its texts; vitest run --update writes them',
  async (folder) => {
    const messages = JSON.parse(readText(`${folder}/es.json`)) as Messages
    const declaration = `// Made from es.json by tools/content/rules/messages.types.unit.test.ts: what each text is filled with, without its words.
declare const messages: ${typesOf(messages)}
export default messages
`
    await expect(declaration).toMatchFileSnapshot(`../../../${folder}/es.d.json.ts`)
  },
)
