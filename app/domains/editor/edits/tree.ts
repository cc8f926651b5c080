import type { Change, Json, Path } from './change.ts'

type Tree = Json | undefined

function child(tree: Tree, key: string | number): Tree {
  if (typeof tree !== 'object' || tree === null) return undefined
  if (Array.isArray(tree)) return typeof key === 'number' ? (tree as readonly Json[])[key] : undefined
  return Object.hasOwn(tree, key) ? (tree as { readonly [key: string]: Json })[key] : undefined
}

/** The value at a path; undefined if there is none. */
export function valueAt(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>(child, tree)
}

/** A tree with another value at a path. */
function withValue(tree: Tree, [key, ...rest]: Path, change: (value: Tree) => Tree): Tree {
  if (key === undefined) return change(tree)
  const value = withValue(child(tree, key), rest, change)
  if (Array.isArray(tree)) return (tree as Json[]).with(Number(key), value ?? null)
  return Object.fromEntries(
    Object.entries(tree as object).map(([name, item]) => [name, name === String(key) ? value : item]),
  ) as Tree
}

function listWith(path: Path, tree: Tree, change: (list: Json[]) => Json[]): Tree {
  return withValue(tree, path, (list) => (Array.isArray(list) ? change(list as Json[]) : list))
}

/** What a file reads as after a change: nothing else may differ. */
export function changedTree(tree: Tree, change: Change): Tree {
  switch (change.kind) {
    case 'set':
      return withValue(tree, change.path, () => change.value)
    case 'insert':
      return listWith(change.path, tree, (list) => list.toSpliced(change.index, 0, change.value))
    case 'move':
      return listWith(change.path, tree, (list) => {
        const moved = list[change.from]
        return moved === undefined ? list : list.toSpliced(change.from, 1).toSpliced(change.to, 0, moved)
      })
    case 'add':
      return withValue(
        tree,
        change.path,
        (map) => ({ ...(map as object), [change.key]: change.value }) as Tree,
      )
    case 'remove': {
      const last = change.path.at(-1)
      return withValue(tree, change.path.slice(0, -1), (parent) => {
        if (Array.isArray(parent)) return (parent as Json[]).toSpliced(Number(last), 1)
        return Object.fromEntries(Object.entries(parent as object).filter(([key]) => key !== last)) as Tree
      })
    }
  }
}
