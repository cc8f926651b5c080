/** An event of the browser's own trace; times are microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  readonly args: {
    readonly data?: { readonly url?: string; readonly documentLoaderURL?: string }
    readonly fileName?: string
  }
}

/** Main-thread script activity, in milliseconds. */
export interface ScriptWork {
  /**
   * When the first script file was evaluated, from the start of the load; not finite if the trace
   * does not show it.
   */
  readonly scriptRun: number
  /** Duration of the inline starter. */
  readonly inline: number
}

/** Extracts script activity on the page at an address from a trace. */
export function readTrace(events: readonly TraceEvent[], address: string): ScriptWork {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === encodeURI(address),
  )
  // A module is compiled before it runs, which is its first main-thread work. The trace also
  // contains the browser's own pages.
  const compiled = events.filter(
    ({ name, args }) => name === 'v8.compileModule' && args.fileName?.startsWith(new URL(address).origin),
  )
  const inline = events.filter(
    ({ name, args }) => name === 'EvaluateScript' && args.data?.url === encodeURI(address),
  )
  return {
    scriptRun: (Math.min(...compiled.map(({ ts }) => ts)) - (start?.ts ?? Number.NaN)) / 1_000,
    inline: inline.reduce((sum, { dur }) => sum + (dur ?? 0), 0) / 1_000,
  }
}
