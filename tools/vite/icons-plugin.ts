import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { getIconData } from '@iconify/utils'
import type { Plugin } from 'vite'
import { claimIconNames } from '#pages/claims/icon-names.ts'
import { iconNames } from '#design/icons/icon-names.ts'
import { virtualModules } from './virtual-module.ts'

const file = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json')
const collection = JSON.parse(readFileSync(file, 'utf8')) as IconifyJSON

/**
 * Path data with one decimal: at 20 px the rest is not visible, and the longest page is close to its limit. A dot is a
 * line of 0.01, which stays. Numbers may follow each other without a blank, as in `-3.015.099`.
 */
function rounded(path: string): string {
  return path.replaceAll(/-?\d*\.\d{2,}/g, (text) => {
    const value = Number(text)
    if (Math.abs(value) < 0.05) return text
    const short = String(Math.round(value * 10) / 10)
    return value < 0 ? short : ` ${short}`
  })
}

/** The path data of a Tabler icon; its strokes are joined into one path. */
function pathOf(name: string): string {
  const body = getIconData(collection, name)?.body
  const paths = body === undefined ? [] : [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length === 0) throw new Error(`icon tabler:${name} does not exist or has no path`)
  // A later path may begin with a relative move; from the origin it means the same alone or joined.
  return rounded(paths.join('M0 0'))
}

function moduleOf(paths: Readonly<Record<string, string>>): string {
  return `export const icons = ${JSON.stringify(paths)}`
}

function load(id: string): string | undefined {
  if (id === 'virtual:icons')
    return moduleOf(Object.fromEntries(iconNames.map((name) => [name, pathOf(name)])))
  if (id !== 'virtual:icons/claims') return undefined
  return moduleOf(
    Object.fromEntries(Object.entries(claimIconNames).map(([kind, name]) => [kind, pathOf(name)])),
  )
}

/**
 * `virtual:icons`: the path data (24 by 24, stroked) of the icons that app/design/icons/icon-names.ts lists;
 * `virtual:icons/claims`: those of the kinds of claims, by kind.
 */
export function iconsPlugin(): Plugin {
  return virtualModules('site-icons', load)
}
