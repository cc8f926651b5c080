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
