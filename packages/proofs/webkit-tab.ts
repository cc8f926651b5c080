import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port.ts'
import type { Tab } from './other-tab.ts'

const escapeKey = '\uE00C'

/** The key under which WebDriver names an element (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Answer = Readonly<Record<string, unknown>>

/** Sends a WebDriver command; retries until the driver listens. @throws with the driver's error */
async function ask<T>(url: string, method: string, body?: object): Promise<T> {
  const send = () => fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  let answer: Response | undefined
  for (let tries = 0; answer === undefined; tries++) {
    answer = await send().catch(async (error: unknown) => {
      if (tries > 100) throw error
      await sleep(50)
      return undefined
    })
  }
  const { value } = (await answer.json()) as { value: T }
  if (!answer.ok) throw new Error(JSON.stringify(value))
  return value
}

/**
 * A tab of WebKitGTK's own browser, of Debian's `webkit2gtk-driver`: the engine of Safari. Shown on
 * a virtual screen, Debian's `xvfb`.
 */
export async function webkitTab(): Promise<Tab> {
  const port = await freePort()
  const display = `:${port}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  await sleep(1_000)
  const driver: ChildProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  })
  // Also if no session could be created.
  const end = () => [driver, screen].forEach((child) => child.kill())
  process.once('exit', end)
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const origin = `http://127.0.0.1:${port}`
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: Answer }>(
    `${origin}/session`,
    'POST',
    {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    },
  )
  const session = `${origin}/session/${sessionId}`
  const post = <T>(path: string, body: object) => ask<T>(session + path, 'POST', body)
  const find = async (selector: string) =>
    (await post<Record<string, string>>('/element', { using: 'css selector', value: selector }))[elementKey]
  return {
    browser: `WebKitGTK ${String(capabilities['browserVersion'])}`,
    size: async (width, height) => {
      await post('/window/rect', { width, height })
    },
    open: async (url) => {
      await post('/url', { url })
    },
    run: (body) => post('/execute/sync', { script: body, args: [] }),
    click: async (selector) => {
      await post(`/element/${await find(selector)}/click`, {})
    },
    type: async (selector, text) => {
      await post(`/element/${await find(selector)}/value`, { text })
    },
    escape: async () => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: escapeKey }))
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    shot: async (file) => {
      writeFileSync(file, Buffer.from(await ask<string>(`${session}/screenshot`, 'GET'), 'base64'))
    },
    close: async () => {
      await ask(session, 'DELETE')
      end()
    },
  }
}
