import { firstViewEnd } from '#design/first-view-end.ts'
import url from './rest.css?url'
import { StyleSheet } from './style-sheet.tsx'

/** The style sheet of all that lies below the first view, on all pages. */
export function RestStyles() {
  return <StyleSheet id={firstViewEnd} href={url} />
}
