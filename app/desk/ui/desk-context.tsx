import { createContext, use } from 'react'
import type { DeskTexts } from '#desk/desk-texts.server.ts'
import type { Member } from '#domains/staff/members.server.ts'

/** What every page of the desk knows. */
export interface DeskScreen {
  /** Texts of the member's language, by area. */
  readonly texts: DeskTexts
  /** Undefined before signing in. */
  readonly member: Member | undefined
  /** The path of this page, for the current entry of the navigation. */
  readonly path: string
  readonly brand: string
  readonly assets: { readonly script: string; readonly style: string }
  /** What has just been done, after a redirect. */
  readonly done: string | undefined
  /** The store holds invented requests only (`npm run demo`). */
  readonly demo: boolean
  /** The time of the page as text of the store, if it looks for newer requests once a minute. */
  readonly watch: string | undefined
}

/** Provides `useScreen`. */
export const Screen = createContext<DeskScreen | undefined>(undefined)

/** The page's surroundings. */
export function useScreen(): DeskScreen {
  const screen = use(Screen)
  if (screen === undefined) throw new Error('useScreen outside of a desk page')
  return screen
}

/** The signed-in member; pages before signing in must not ask. */
export function useMember(): Member {
  const { member } = useScreen()
  if (member === undefined) throw new Error('useMember before signing in')
  return member
}

/** The texts of an area of the desk in the member's language. */
export function useDeskText<Area extends keyof DeskTexts>(area: Area): DeskTexts[Area] {
  return useScreen().texts[area]
}
