import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** wrk's results. */
export interface Measured {
  readonly aSecond: number
  readonly answers: number
  readonly p50: string
  readonly p99: string
  /** Answers that were neither 2xx nor 3xx. */
  readonly refused: number
  /** Connection errors, and answers that took longer than 20 s. */
  readonly broken: number
}

/** Requests one address over a number of connections for some seconds, from one thread. */
export async function runWrk(
  url: string,
  connections: number,
  seconds: number,
  script?: string,
): Promise<Measured> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '--latency']
  if (script !== undefined) args.push('-s', script)
  const { stdout } = await promisify(execFile)('wrk', [...args, '-H', 'Accept-Encoding: gzip', url])
  const found = (pattern: RegExp) => pattern.exec(stdout)?.[1]
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? []
  return {
    aSecond: Math.round(Number(found(/Requests\/sec:\s+([\d.]+)/) ?? 0)),
    answers: Number(found(/(\d+) requests in/) ?? 0),
    p50: found(/^\s+50%\s+(\S+)$/m) ?? '?',
    p99: found(/^\s+99%\s+(\S+)$/m) ?? '?',
    refused: Number(found(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
    broken: errors.slice(1).reduce((sum, count) => sum + Number(count), 0),
  }
}

/** A script for wrk that sends a form, each time with another `key`. */
export function formScript(form: URLSearchParams): string {
  const shared = new URLSearchParams([...form].filter(([name]) => name !== 'key'))
  return `local count = 0
local run = tostring(os.time()) .. math.random(1e6)
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
request = function()
  count = count + 1
  local tail = string.format("%012x", count)
  local key = string.format("%08x-0000-4000-8000-", tonumber(run) % 0xffffffff) .. tail
  return wrk.format(nil, nil, nil, ${JSON.stringify(shared.toString())} .. "&key=" .. key)
end
`
}
