/** The number after `--name`, for a shorter or a longer run. */
export function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}

/** Prints the findings and exits with 1 if a condition does not hold. */
export function report(name: string, facts: Record<string, unknown>, held: boolean): void {
  process.stdout.write(`${held ? 'held' : 'FAILED'}  ${name}  ${JSON.stringify(facts)}\n`)
  if (!held) process.exitCode = 1
}
