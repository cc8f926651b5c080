import type { ReactNode } from 'react'
import { StyleSheet } from './rest-styles.tsx'
import styles from './long-page.css?url'

/** The style sheet of services, products and hubs, before their content. */
export function LongPageStyles(): ReactNode {
  return <StyleSheet href={styles} />
}
