// Starts the scripts of a page once the first view has been painted: at idle after `load`, or at
// the first sign of use. With Save-Data or on 2g only use starts them. Runs inline on every page;
// the text is the same on all of them, so that one hash in the content security policy covers it.
// Compiled by tools/vite/boot-plugin.ts; must not import anything.

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

interface Boot {
  readonly context: object
  readonly manifest: string
  readonly entry: string
  readonly routes: readonly (readonly [id: string, url: string])[]
}

// What translators and extensions change in the page from here on is undone when React takes it over (hydrate-page.tsx).
const changes: MutationRecord[] = []
const watch = new MutationObserver((records) => void changes.push(...records))
watch.observe(document.getElementById('app') ?? document, {
  subtree: true,
  childList: true,
  characterDataOldValue: true,
})
Object.assign(window, { __changes: changes, __watch: watch })

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin']
let started = false

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}

/** The router's state: in the page, or where a prerendered page keeps it. */
async function stateText(): Promise<string> {
  const address = document.getElementById('state')?.dataset['src']
  return address === undefined ? textOf('state') : (await fetch(address)).text()
}

async function start(): Promise<void> {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start, true)
  const boot = JSON.parse(textOf('boot')) as Boot
  const text = await stateText()
  const state = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(text)
      controller.close()
    },
  })
  const context = { ...boot.context, stream: state.pipeThrough(new TextEncoderStream()) }
  const [, ...modules] = await Promise.all([
    import(/* @vite-ignore */ boot.manifest),
    ...boot.routes.map(([, url]) => import(/* @vite-ignore */ url) as Promise<unknown>),
  ])
  Object.assign(window, {
    __reactRouterContext: context,
    __reactRouterRouteModules: Object.fromEntries(boot.routes.map(([id], index) => [id, modules[index]])),
  })
  await import(/* @vite-ignore */ boot.entry)
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
// A dialog that came with the page is made modal by the scripts; until then Escape does nothing of itself.
addEventListener('keydown', ({ key }: KeyboardEvent) => {
  if (key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]:not(:modal)')?.close()
})
const { connection } = navigator as Navigator & { readonly connection?: Connection }
if (!connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')) {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  addEventListener('load', () => idle(() => void start(), { timeout: 3000 }))
}

// A heading that is pressed stays where it is, though an open part above it closes: Safari has no scroll anchoring, and
// that of other browsers gives up where its anchor is within what closes.
addEventListener(
  'click',
  ({ target }) => {
    const heading = target instanceof Element ? target.closest('[name] > summary') : null
    if (!heading) return
    const top = () => heading.getBoundingClientRect().top
    const before = top()
    requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: 'instant' }))
  },
  true,
)
