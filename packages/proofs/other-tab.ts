/** A tab of a stock browser that Playwright does not drive. */
export interface Tab {
  /** The browser with its version. */
  readonly browser: string
  /** The size of the window; the page's share depends on the browser. */
  size(width: number, height: number): Promise<void>
  open(url: string): Promise<void>
  /** Runs a function body in the page. */
  run<T>(body: string): Promise<T>
  /** A real click in the middle of the element. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  escape(): Promise<void>
  shot(file: string): Promise<void>
  close(): Promise<void>
}

/** How long to wait for a condition on a page, in milliseconds. */
const patience = 8_000

/** Waits until a function body returns a truthy value; false if it never does. */
export async function becomes(tab: Tab, body: string): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end;) {
    if (await tab.run<boolean>(body)) return true
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}

/** Clicks the first visible element of a selector. */
export async function press(tab: Tab, selector: string): Promise<void> {
  const mark = 'data-to-press'
  const shown = await becomes(
    tab,
    `const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility())
    shown?.setAttribute('${mark}', '')
    shown?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return shown !== undefined`,
  )
  if (!shown) throw new Error(`${selector} is not shown`)
  await tab.click(`[${mark}]`)
  await tab.run(`document.querySelector('[${mark}]')?.removeAttribute('${mark}')`)
}
