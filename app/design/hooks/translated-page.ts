/** The replacement for each node that a translator has removed from the page. */
export const standIns = new WeakMap<Node, ChildNode>()

/** The current replacement of a node; a translator may have replaced its own elements too. */
export function standInOf(node: Node | null): ChildNode | undefined {
  const standIn = node === null ? undefined : standIns.get(node)
  return standIn === undefined || standIn.isConnected ? standIn : standInOf(standIn)
}

/**
 * Lets React remove and insert nodes beside texts that a translator has replaced; once per
 * document.
 */
function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node): Node {
      if (child.parentNode === this) return removeChild.call(this, child)
      standInOf(child)?.remove()
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null): Node {
      const place = before?.parentNode === this ? before : standInOf(before)
      return insertBefore.call(this, node, place?.parentNode === this ? place : null)
    },
  })
}

// A translator replaces text nodes with elements unknown to React: React then removes a detached
// text, or inserts something before it, and the browser's exception breaks the whole page
// (https://github.com/facebook/react/issues/11538). So operations on the text are redirected to its
// replacement (app/platform/router/changed-page.ts records them). The server renders without a
// document.
if (typeof Node !== 'undefined') tolerateTranslation()
