import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { sceneNames } from '../../app/content/scene-names.ts'
import { render, renderAtNight } from './render.ts'
import { scenes } from './scenes.ts'

/** Maximum size of a scene as transferred, before compression. */
const maxBytes = 27_000

describe.each(sceneNames)('scene %s', (name) => {
  const svg = render(name, scenes[name])

  it('is well-formed and has the size of its scene', () => {
    const { width = 1200, height = 800 }: { width?: number; height?: number } = scenes[name]
    const picture = new Resvg(svg)
    expect([picture.width, picture.height]).toEqual([width, height])
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  })

  it('contains nothing that runs, embeds or loads', () => {
    expect(svg).not.toMatch(/<(script|foreignObject|image|style|a|iframe)\b/i)
    expect(svg).not.toMatch(/\son\w+=/i)
    const references = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target]) => target)
    expect(references.filter((target) => !target?.startsWith('#'))).toEqual([])
  })

  it('has unique ids and defines all that it refers to', () => {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    const references = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id?.startsWith(`t-${name}`))).toEqual([])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('draws with valid numbers', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('stays within the size limit, also at night', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(maxBytes)
    expect(Buffer.byteLength(renderAtNight(name, scenes[name]))).toBeLessThan(maxBytes)
  })

  it('is deterministic, whatever was drawn before', () => {
    expect(render(name, scenes[name])).toBe(svg)
  })
})
