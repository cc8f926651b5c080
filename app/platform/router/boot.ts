// Starts a page's scripts once the first view has been painted: at idle after `load`, or at the first interaction. With
// Save-Data or on 2g only an interaction starts them. Runs inline on every page with identical text, so that one hash
// in the content security policy covers it. Compiled by tools/vite/boot-plugin.ts; must not import anything.

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

// Changes by translators and extensions from here on are undone when React hydrates the page (hydrate-page.tsx).
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

/** The router's state: inline, or in the script of a prerendered page. */
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
// The scripts make a dialog rendered with the page modal; until then Escape has no effect by default.
addEventListener('keydown', ({ key }: KeyboardEvent) => {
  if (key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]:not(:modal)')?.close()
})
const { connection } = navigator as Navigator & { readonly connection?: Connection }
if (!connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')) {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  addEventListener('load', () => idle(() => void start(), { timeout: 3000 }))
}

// Keeps a pressed heading in place when an open part above it closes: Safari has no scroll anchoring, and other
// browsers give up if their anchor is inside the closing part.
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
