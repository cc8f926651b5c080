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

/** What scripts did on the main thread, in milliseconds. */
export interface ScriptWork {
  /** When a script file was first taken up, from the start of the load; not finite where the trace does not tell. */
  readonly scriptRun: number
  /** How long the inline starter took. */
  readonly inline: number
}

/** Reads from a trace what scripts did on the page at an address. */
export function readTrace(events: readonly TraceEvent[], address: string): ScriptWork {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === encodeURI(address),
  )
  // Before a module runs it is compiled, which is the first that the main thread has to do with it. The browser's
  // own pages stand in the trace too.
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
