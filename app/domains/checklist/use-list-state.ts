import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { answersFrom, idsOf, type Answers, idsInQuery, queryWith, type ChecklistProps } from './answers.ts'
import { readAnswers, rememberAnswers } from '#domains/answers/answers.ts'
import { answersFromList } from '#domains/answers/list-answers.ts'
import { isSameList, keep, keyOf, readKept, readList, type KeptList } from './kept-list.ts'

export interface ListState {
  readonly answers: Answers
  readonly done: ReadonlySet<string>
  /** The query with the case and nothing else. */
  readonly query: string
  readonly choose: (question: string, option: string) => void
  readonly tick: (document: string, done: boolean) => void
  /** Clears case and ticks. */
  readonly clear: () => void
  /** Undoes the last clearing; present while nothing has changed since. */
  readonly undo: (() => void) | undefined
}

type Source = Pick<ChecklistProps, 'page' | 'cases'>

/**
 * A case in the address takes precedence over the stored one, and that over what the visitor has
 * answered elsewhere.
 */
function firstList(page: string): KeptList {
  const kept = readList(page)
  return { ...kept, chosen: idsInQuery(location.search) ?? kept.chosen }
}

/**
 * The case and the ticks of a page's list, stored in this browser; the case is also in the address.
 */
export function useListState({ page, cases }: Source): ListState {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [list, setList] = useState(() => firstList(page))
  const [before, setBefore] = useState<KeptList>()
  const answers = answersFrom(list.chosen, cases)
  const address = (ids: readonly string[]) =>
    void navigate(pathname + queryWith(ids, search) + hash, { replace: true, preventScrollReset: true })
  // What this page has read or written last: a page that is restored unchanged keeps a shared case
  // and its undo.
  const known = useRef<KeptList>(undefined)
  const follow = useEffectEvent(() => {
    const kept = readKept(page)
    if (isSameList(kept, known.current)) return
    known.current = kept
    setList(kept)
    // Undoing would overwrite the ticks of the other document.
    setBefore(undefined)
    // Otherwise a reload would restore the old case from the address, which takes precedence.
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
      rememberAnswers(answersFromList(page, [option], readAnswers()))
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
