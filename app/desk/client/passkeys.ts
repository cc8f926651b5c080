import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What went wrong, in the words of the form's `data-` attributes. */
type Trouble = 'failed' | 'cancelled' | 'limited' | 'unsupported'

const troubleOfStatus: Readonly<Record<number, Trouble>> = { 429: 'limited' }

class Refused extends Error {
  readonly trouble: Trouble
  /** The passkey has to be used again first. */
  readonly stale: boolean
  constructor(trouble: Trouble, stale = false) {
    super(trouble)
    this.trouble = trouble
    this.stale = stale
  }
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Refused(troubleOfStatus[response.status] ?? 'failed', response.status === 401)
  return (await response.json()) as T
}

interface Ceremony<Options> {
  readonly id: string
  readonly options: Options
}

async function register(path: string, extra: Readonly<Record<string, string>>): Promise<void> {
  const { id, options } = await post<Ceremony<PublicKeyCredentialCreationOptionsJSON>>(
    `${path}/options`,
    extra,
  )
  const response = await startRegistration({ optionsJSON: options })
  await post(`${path}/verify`, { ...extra, ceremony: id, response })
}

async function authenticate(): Promise<void> {
  const { id, options } = await post<Ceremony<PublicKeyCredentialRequestOptionsJSON>>('/sign-in/options', {})
  const response = await startAuthentication({ optionsJSON: options })
  await post('/sign-in/verify', { ceremony: id, response })
}

/** Adds a passkey; asks for an existing one first if none was used lately. */
async function add(name: string): Promise<void> {
  try {
    await register('/me/passkeys', { name })
  } catch (error) {
    if (!(error instanceof Refused && error.stale)) throw error
    await authenticate()
    await register('/me/passkeys', { name })
  }
}

/** The kind of device, so that members can tell their passkeys apart. */
function deviceName(fallback: string): string {
  const system = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(navigator.userAgent)?.[0]
  return system === undefined ? fallback : `${fallback} · ${system === 'Macintosh' ? 'Mac' : system}`
}

async function run(form: HTMLFormElement): Promise<void> {
  const { passkey, keyName = '' } = form.dataset
  if (!browserSupportsWebAuthn()) throw new Refused('unsupported')
  const name = deviceName(keyName)
  if (passkey === 'join') await register('/join', { token: location.hash.slice(1), name })
  else if (passkey === 'add') await add(name)
  else await authenticate()
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return error.trouble
  const isCancelled = error instanceof DOMException || error instanceof WebAuthnError
  return isCancelled ? 'cancelled' : 'failed'
}

/** After the passkey: the form that waits is sent, or the page is opened. */
function leave(next: string): void {
  const waiting = document.getElementById('waiting')
  if (waiting instanceof HTMLFormElement) waiting.submit()
  else location.assign(next)
}

async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  const error = form.querySelector('.desk-passkey-error')
  button?.setAttribute('aria-busy', 'true')
  if (error) error.textContent = ''
  try {
    await run(form)
    leave(form.dataset['next'] ?? '/')
  } catch (cause) {
    if (error) error.textContent = form.dataset[troubleOf(cause)] ?? ''
  } finally {
    button?.removeAttribute('aria-busy')
  }
}

/** Makes the forms with `data-passkey` ask for a passkey. */
export function preparePasskeys(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void submit(form)
    })
  }
}
