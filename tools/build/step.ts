/** Runs one step of the build and prints how long it took. */
export async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await run()
  console.log(`${name.padEnd(18)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`)
  return result
}
