import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test as base, type Page } from '@playwright/test'
import type { Role } from '#domains/staff/roles.ts'
import { freePort } from './free-port.ts'
import { startOwnSite, type OwnSite } from './own-site.ts'
import { unconfigured } from './unconfigured.ts'

const run = promisify(execFile)
const program = 'app/desk.server.ts'

/** A staff desk beside a site, on the same store. */
export interface OwnDesk {
  readonly origin: string
  /** The first manager's link, which it prints while no member can sign in. */
  readonly firstLink: string | undefined
  readonly site: OwnSite
  /** The variables of both processes, for commands on the same store. */
  readonly environment: NodeJS.ProcessEnv
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Starts a site with a store of its own, and the desk on it. */
export async function startOwnDesk(variables: Readonly<Record<string, string>> = {}): Promise<OwnDesk> {
  const site = await startOwnSite(variables)
  const environment = {
    ...process.env,
    ...unconfigured,
    NODE_COMPILE_CACHE: '.cache/compile',
    // All tests sign in from one address.
    POSTS_PER_ADDRESS: '6000',
    ...variables,
    DATA_DIR: site.dataDir,
    DESK_PORT: String(await freePort()),
  }
  let text = ''
  const child = spawn(process.execPath, [program], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString()))
  const end = performance.now() + 60_000
  while (!/^The staff desk is at \S+\n/m.test(text)) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`the desk did not start\n${text}`)
    await sleep(50)
  }
  // The link follows in the same write.
  await sleep(50)
  return {
    origin: /^The staff desk is at (\S+)$/m.exec(text)?.[1] ?? '',
    firstLink: /^\S+\/join#\S+$/m.exec(text)?.[0],
    site,
    environment,
    output: () => text,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await site.stop()
    },
  }
}

/** Runs a command of the desk's tool, such as `invite Ana clerk`. @returns what it prints */
export async function deskCommand(
  { environment }: Pick<OwnDesk, 'environment'>,
  ...words: readonly string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...words], { env: environment })
  return stdout
}

/**
 * Gives a page a passkey device that says yes to everything. Chromium only.
 * @returns removes it again, so that the page has no passkey
 */
export async function addPasskeyDevice(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => {
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  }
}

/** Who signs in. */
interface Newcomer {
  /** Unique on a desk. */
  readonly name: string
  readonly role: Role
  /** Such as `office.palma`; all offices without it. */
  readonly offices?: readonly string[]
  readonly adviser?: string
  readonly locale?: 'es' | 'en' | 'de'
}

/** Invites a member and signs in as they would: the link, a passkey, the profile page. English by default. */
export async function signInAs(
  page: Page,
  desk: Pick<OwnDesk, 'environment'>,
  member: Newcomer,
): Promise<void> {
  const { name, role, offices = [], adviser, locale = 'en' } = member
  const more = [
    ...offices.flatMap((office) => ['--office', office]),
    ...(adviser ? ['--adviser', adviser] : []),
  ]
  const printed = await deskCommand(desk, 'invite', name, role, '--locale', locale, ...more)
  await addPasskeyDevice(page)
  await page.goto(/^\S+$/m.exec(printed)?.[0] ?? '')
  await page.locator('form[data-passkey="join"] button').click()
  await expect(page).toHaveURL(/\/me\?welcome=1$/)
}

/** Browser tests of the desk: one desk for each worker, with an empty store at its first test. */
export const deskTest = base.extend<object, { desk: OwnDesk }>({
  desk: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures needed from the pattern
    async ({}, use) => {
      const desk = await startOwnDesk()
      await use(desk)
      await desk.stop()
    },
    { scope: 'worker' },
  ],
})
