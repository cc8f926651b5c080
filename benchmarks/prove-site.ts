import { randomUUID } from 'node:crypto'

/** A valid callback form with a key of its own. */
export function callbackForm(
  key: string = randomUUID(),
  changes: Record<string, string> = {},
): URLSearchParams {
  return new URLSearchParams({
    key,
    opened: String(Date.now() - 60_000),
    name: `Client ${key.slice(0, 8)}`,
    phone: '612345678',
    country: 'ES',
    language: 'en',
    topic: 'other',
    when: 'soon',
    time: 'any',
    privacy: 'on',
    ...changes,
  })
}

/** The reference that the answer to a form names; nothing where it was not acknowledged. */
export async function send(
  url: string,
  form: URLSearchParams,
): Promise<{ status: number; reference?: string }> {
  const answer = await fetch(`${url}/en?dialog=callback-dialog`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  await answer.arrayBuffer()
  const location = answer.headers.get('location') ?? ''
  const reference = new URLSearchParams(location.split('?')[1]).get('reference') ?? undefined
  return { status: answer.status, reference }
}

/** The number after `--name`, for a shorter or a longer run. */
export function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}

/** Prints what was found and ends with 1 where it is not what must hold. */
export function report(name: string, facts: Record<string, unknown>, held: boolean): void {
  process.stdout.write(`${held ? 'held' : 'FAILED'}  ${name}  ${JSON.stringify(facts)}\n`)
  if (!held) process.exitCode = 1
}
