import { mix } from '../engine/colour.ts'
import type { Stage } from './scene.ts'

/** Trees are drawn this high once and then used in any size. */
const HEIGHT = 400

/** A disc; one arc, as short as a path can say it. */
const disc = (x: number, y: number, r: number) =>
  `M${Math.round(x)} ${Math.round(y - r)}a${Math.round(r)} ${Math.round(r)} 0 1 1-1 0z`

/** Crowns as blobs: x and y from the top of the trunk, and size, against the crown's unit. */
const CROWN = [
  [0, 0, 0.85],
  [-0.9, 0.6, 0.8],
  [0.95, 0.75, 0.8],
  [-0.35, 1.1, 1],
  [0.5, 1.4, 0.95],
  [-1.15, 1.7, 0.7],
  [1.3, 1.8, 0.6],
] as const
const BIRCH_CROWN = [
  [0, -0.3, 0.6],
  [-0.5, 0.7, 0.75],
  [0.6, 1, 0.7],
  [-0.85, 1.9, 0.85],
  [0.7, 2.3, 0.95],
  [-0.3, 2.9, 0.85],
  [-1.2, 3.3, 0.6],
  [1.2, 3.6, 0.55],
] as const

/** A bare crown in winter: branches that point up. */
const branches = (lean: number, colour: string) => {
  const data = [0.34, 0.45, 0.55, 0.65, 0.75, 0.85].map((share, i) => {
    const reach = Math.round(HEIGHT * 0.28 * (1.08 - share)) * (i % 2 ? 1 : -1)
    const up = Math.round(Math.abs(reach) * 1.5)
    const x = Math.round(lean * share)
    return `M${x} ${-Math.round(HEIGHT * share)}l${reach}-${up}m${-Math.round(reach * 0.5)} ${Math.round(up * 0.5)}l${Math.round(reach * 0.05)}-${Math.round(up * 0.7)}M${x} ${-Math.round(HEIGHT * (share - 0.03))}l${-Math.round(reach * 0.7)}-${up}`
  })
  return `<path d="${data.join('')}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`
}

const drawTree = ({ light, random }: Stage, birch: boolean) => {
  const trunk = birch
    ? mix('#ece8df', light.shade, light.time === 'dusk' ? 0.35 : 0.04)
    : mix('#5d4a3c', light.skyLow, 0.15)
  const lean = random.int(-8, 8)
  const wide = birch ? 10 : 13
  const bark = birch
    ? `<path d="M0 0L${lean * 0.8}-320" stroke="#2b2b2d" stroke-width="${wide}" stroke-dasharray="3 ${random.int(17, 23)} 6 ${random.int(25, 36)}"/>`
    : ''
  const stem = `<path d="M-${wide} 0L${lean - 2}-${HEIGHT}h4L${wide} 0z" fill="${trunk}"/>${bark}`
  if (light.snow) return stem + branches(lean, birch ? '#6a6463' : trunk)
  const r = HEIGHT * (birch ? 0.11 : 0.17)
  const blobs = (birch ? BIRCH_CROWN : CROWN).map(
    ([x, y, size]) => [lean + x * r + random.int(-8, 8), y * r - HEIGHT, size * r] as const,
  )
  const crown = (shift: number, share: number, fill: string) =>
    `<path d="${blobs.map(([x, y, size]) => disc(x - shift, y - shift + size * (1 - share) * 0.2, size * share)).join('')}" fill="${fill}"/>`
  return stem + crown(0, 1, light.leavesDark) + crown(r * 0.16, 0.74, light.leaves)
}

/** A tree that stands at `x`, `base`, bare in winter; birches have white trunks. */
export const tree = (stage: Stage, x: number, base: number, height: number, birch: boolean) => {
  const { painter, random, shapes } = stage
  const kind = `${birch ? 'birch' : 'tree'}${random.int(0, 1)}`
  const known = shapes.get(kind)
  const id = known ?? painter.id()
  if (!known) {
    shapes.set(kind, id)
    painter.add(`<defs><g id="${id}">${drawTree(stage, birch)}</g></defs>`)
  }
  const scale = (height / HEIGHT).toFixed(2)
  const side = random.chance(0.5) ? '' : '-'
  painter.add(`<use href="#${id}" transform="matrix(${side}${scale} 0 0 ${scale} ${x} ${base})"/>`)
}
