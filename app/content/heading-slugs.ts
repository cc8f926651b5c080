/** Ids that the page around an article has already. */
const taken = ['main', 'related', 'more', 'sources', 'state', 'boot']

function slugOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section'
}

/** Makes the ids of a page's headings: readable, and each given once. */
export function createSlugs(): (text: string) => string {
  const used = new Set<string>(taken)
  return (text) => {
    const base = slugOf(text)
    let id = base
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`
    used.add(id)
    return id
  }
}
