import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { answersFrom, idsOf, type Answers, idsInQuery, queryWith, type ChecklistProps } from './answers.ts'
import { isSameList, keep, keyOf, readKept, type KeptList } from './kept-list.ts'

export interface ListState {
  readonly answers: Answers
  readonly done: ReadonlySet<string>
  /** The query that says the case and nothing else. */
  readonly query: string
  readonly choose: (question: string, option: string) => void
  readonly tick: (document: string, done: boolean) => void
  /** Forgets case and ticks. */
  readonly clear: () => void
  /** Takes the last clearing back; there while nothing has changed since. */
  readonly undo: (() => void) | undefined
}

type Source = Pick<ChecklistProps, 'page' | 'cases'>

/** What the address says about the case comes before what the browser remembers. */
function firstList(page: string): KeptList {
  const kept = readKept(page)
  return { ...kept, chosen: idsInQuery(location.search) ?? kept.chosen }
}

/** The case and the ticks of a page's list, kept in this browser; the case also stands in the address. */
export function useListState({ page, cases }: Source): ListState {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [list, setList] = useState(() => firstList(page))
  const [before, setBefore] = useState<KeptList>()
  const answers = answersFrom(list.chosen, cases)
  const address = (ids: readonly string[]) =>
    void navigate(pathname + queryWith(ids, search) + hash, { replace: true, preventScrollReset: true })
  // What this page has read or written last: a page that is restored unchanged keeps a shared case and its undo.
  const known = useRef<KeptList>(undefined)
  const follow = useEffectEvent(() => {
    const kept = readKept(page)
    if (isSameList(kept, known.current)) return
    known.current = kept
    setList(kept)
    // What was cleared here would come back over what was ticked there.
    setBefore(undefined)
    // Or a reload would bring the old case back, which the address has precedence for.
    if (idsInQuery(search) !== undefined) address(idsOf(answersFrom(kept.chosen, cases), cases))
  })
  useEffect(() => {
    known.current = readKept(page)
    return onKeptChange(keyOf(page), follow)
  }, [page])

  const put = (next: KeptList, last?: KeptList) => {
    setList(next)
    setBefore(last)
    keep(page, next)
    known.current = next
  }

  return {
    answers,
    done: new Set(list.done),
    query: queryWith(idsOf(answers, cases), ''),
    choose: (question, option) => {
      const chosen = idsOf({ ...answers, [question]: option }, cases)
      put({ ...list, chosen })
      address(chosen)
    },
    tick: (document, done) => {
      const others = list.done.filter((id) => id !== document)
      put({ ...list, done: done ? [...others, document] : others })
    },
    clear: () => {
      put({ chosen: [], done: [] }, list)
      address([])
    },
    undo:
      before &&
      (() => {
        put(before)
        address(idsOf(answersFrom(before.chosen, cases), cases))
      }),
  }
}
