import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')

/** All `--color-x: light-dark(a, b)` of the theme. */
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

function ratio(front: string, back: string, scheme: 'light' | 'dark') {
  const [a, b] = [colours.get(front), colours.get(back)]
  if (!a || !b) throw new Error(`No such colours in theme.css: ${front}, ${back}`)
  return contrast(a[scheme], b[scheme])
}

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover']

/** Pairs of text and background colours. */
const TEXT_PAIRS: [string, string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ['text', surface],
    ['text-muted', surface],
  ]),
  ...['sign-text', 'go-text', 'stop-text', 'marking-text'].flatMap((ink): [string, string][] => [
    [ink, 'surface'],
    [ink, 'surface-raised'],
    [ink, 'surface-hover'],
    [ink, ink.replace('text', 'quiet')],
  ]),
  ['text', 'sign-quiet'],
  ['text-muted', 'sign-quiet'],
  ['on-asphalt', 'asphalt'],
  ['marking', 'asphalt'],
  ['on-sign', 'sign'],
  ['on-sign', 'sign-hover'],
  ['on-sign', 'sign-press'],
  ['on-marking', 'marking'],
  ['on-marking', 'marking-hover'],
  ['on-marking', 'marking-press'],
  ['on-go', 'go'],
  ['on-stop', 'stop'],
  ['on-stop', 'stop-hover'],
  ['on-plate', 'plate'],
]

/** Non-text contrast: frames of controls, the focus ring. */
const SHAPE_PAIRS: [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-raised'],
  ['sign-text', 'surface-raised'],
  ['stop-text', 'surface-raised'],
]

describe.each(['light', 'dark'] as const)('visual.md, colour: %s', (scheme) => {
  it.each(TEXT_PAIRS)('%s on %s is at least 4.5:1', (front, back) => {
    expect(ratio(front, back, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SHAPE_PAIRS)('%s on %s is at least 3:1', (front, back) => {
    expect(ratio(front, back, scheme)).toBeGreaterThanOrEqual(3)
  })
})

it('every colour has a light and a dark value', () => {
  const declared = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)
  const plain = ['transparent', 'current']
  expect(declared.filter((name) => name && !plain.includes(name) && !colours.has(name))).toEqual([])
})

it('shapes that are drawn by a background are printed, and have a system colour where colours are forced', () => {
  const [, shape = ''] = /@utility shape \{(.*?)\n\}/s.exec(css) ?? []
  expect(shape).toContain('print-color-adjust: exact;')
  expect(shape).toMatch(/forced-colors: active\) \{\s+background-color: ButtonText;/)
})
