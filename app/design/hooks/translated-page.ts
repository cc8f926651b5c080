/** By each node that a translator has taken out of the page, what it has put in its place. */
export const standIns = new WeakMap<Node, ChildNode>()

/** What stands in the place of a node now; a translator may have replaced its own elements too. */
export function standInOf(node: Node | null): ChildNode | undefined {
  const standIn = node === null ? undefined : standIns.get(node)
  return standIn === undefined || standIn.isConnected ? standIn : standInOf(standIn)
}

/** Lets React remove and insert nodes beside texts that a translator has replaced; once for the document. */
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

// A translator puts elements of its own in the place of the texts, of which React does not know: it removes a text that
// is gone, or inserts something before it, and the browser's exception costs the whole page
// (https://github.com/facebook/react/issues/11538). So what is done to the text is done to its stand-in
// (app/platform/router/changed-page.ts records them). The server renders without a document.
if (typeof Node !== 'undefined') tolerateTranslation()
