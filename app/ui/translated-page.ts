/** Lets a page that the browser has translated go on changing; once for the document. */
function bearTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node): Node {
      return child.parentNode === this ? removeChild.call(this, child) : child
    },
    insertBefore(this: Node, node: Node, before: Node | null): Node {
      return insertBefore.call(this, node, before?.parentNode === this ? before : null)
    },
  })
}

// A browser that translates a page puts elements of its own in the place of the texts, of which React does not know: it
// takes a text away that is gone, or puts something before it, and the browser's fault at that costs the whole page
// (https://github.com/facebook/react/issues/11538). So what is no child is passed over, and what was to stand before it
// comes last. The server renders without a document.
if (typeof Node !== 'undefined') bearTranslation()
