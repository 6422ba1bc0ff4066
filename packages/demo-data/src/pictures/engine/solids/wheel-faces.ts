import { mix } from '../colour.ts'

/** How the face of a wheel is made. */
export type WheelKind =
  | 'truck'
  | 'rear'
  | 'steel'
  | 'alloy'
  | 'tractor'
  | 'digger'
  | 'spoked'
  | 'cast'
  | 'bicycle'
  | 'small'

const ring = (r: number, stroke: string, width: number, dash = '') =>
  `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`

const disc = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`

/** `count` dots on a circle. */
const dots = (r: number, count: number, size: number, fill: string) => {
  const length = 2 * Math.PI * r
  return `<circle r="${r}" fill="none" stroke="${fill}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray=".1 ${(length / count - 0.1).toFixed(2)}"/>`
}

/** Wedges from the hub to the rim; half angles at both ends. */
export const spokes = (
  count: number,
  inner: number,
  outer: number,
  hub: number,
  rim: number,
  turn = 0,
) => {
  let data = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    const at = (r: number, da: number) =>
      `${Math.round(r * Math.cos(angle + da))} ${Math.round(r * Math.sin(angle + da))}`
    data += `M${at(hub, -inner)}L${at(rim, turn - outer)} ${at(rim, turn + outer)} ${at(hub, inner)}z`
  }
  return data
}

/** Lines from the hub to the rim, each crossing its neighbour. */
const wires = (count: number, hub: number, rim: number) => {
  let data = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const far = angle + (i % 2 ? 0.5 : -0.5)
    data += `M${Math.round(hub * Math.cos(angle))} ${Math.round(hub * Math.sin(angle))}L${Math.round(rim * Math.cos(far))} ${Math.round(rim * Math.sin(far))}`
  }
  return data
}

const tyre = (rim: number) =>
  disc(100, '#191a1d') + ring(94, '#303237', 3) + ring((rim + 94) / 2, '#24262a', 3)

const truck = (colour: string) =>
  tyre(62) +
  disc(62, mix(colour, '#10141a', 0.25)) +
  ring(59, mix(colour, '#ffffff', 0.35), 4) +
  dots(46, 10, 10, '#24272c') +
  disc(34, colour) +
  ring(34, mix(colour, '#10141a', 0.4), 2) +
  dots(28, 10, 5, '#3d4248') +
  disc(18, mix(colour, '#10141a', 0.2)) +
  disc(12, mix(colour, '#ffffff', 0.25))

const rear = (colour: string) =>
  tyre(62) +
  disc(62, '#17181b') +
  ring(59, colour, 6) +
  disc(44, mix(colour, '#10141a', 0.55)) +
  dots(36, 10, 9, '#15171a') +
  disc(24, mix(colour, '#10141a', 0.2)) +
  dots(19, 8, 4, '#3d4248') +
  disc(11, mix(colour, '#10141a', 0.45))

const steel = (colour: string) =>
  tyre(64) +
  disc(64, colour) +
  ring(62, mix(colour, '#10141a', 0.45), 4) +
  ring(45, '#24272c', 10, '14 21.3') +
  disc(26, mix(colour, '#ffffff', 0.18)) +
  ring(26, mix(colour, '#10141a', 0.5), 3) +
  dots(17, 5, 6, '#4b5057')

const alloy = (colour: string) =>
  `${tyre(72)}${disc(72, '#101114')}${disc(40, '#54595f')}<path d="${spokes(5, 0.28, 0.3, 18, 70)}" fill="${colour}" stroke="${mix(colour, '#15181d', 0.45)}" stroke-width="2"/>${ring(70, colour, 6)}${disc(17, colour)}${disc(9, mix(colour, '#15181d', 0.45))}`

const tractor = (colour: string) =>
  `${disc(97, '#1b1c1f')}<path d="${spokes(22, 0.02, 0.055, 78, 104, -0.1)}" fill="#2c2e33"/>${ring(76, '#101113', 3)}${disc(62, mix(colour, '#10141a', 0.3))}${ring(58, colour, 8)}${disc(44, mix(colour, '#10141a', 0.08))}${ring(44, mix(colour, '#10141a', 0.45), 3)}<path d="${spokes(4, 0.25, 0.22, 26, 50)}" fill="${mix(colour, '#10141a', 0.18)}"/>${disc(22, mix(colour, '#10141a', 0.35))}${dots(16, 8, 5, '#d5d8da')}${disc(9, '#3a3e44')}`

const digger = (colour: string) =>
  `${disc(98, '#1b1c1f')}<path d="${spokes(28, 0.03, 0.06, 84, 102)}" fill="#2a2c31"/>${ring(80, '#0f1012', 3)}${disc(56, mix(colour, '#10141a', 0.15))}${ring(53, mix(colour, '#10141a', 0.5), 5)}${dots(40, 12, 6, '#2b2e33')}${disc(26, mix(colour, '#10141a', 0.35))}${disc(16, colour)}`

const spoked = (colour: string) =>
  `${ring(91, '#191a1d', 18)}${ring(99, '#26282c', 3, '6 5')}${ring(80, colour, 5)}<path d="${wires(28, 10, 78)}" stroke="#a9afb6" stroke-width="1.6"/>${ring(33, '#9aa1a9', 8, '9 2')}${disc(14, '#8e959d')}${disc(7, '#3d4248')}`

const bicycle = (colour: string) =>
  `${ring(95, '#191a1d', 10)}${ring(88, colour, 5)}<path d="${wires(24, 8, 86)}" stroke="#a9afb6" stroke-width="1.4"/>${ring(22, '#9aa1a9', 5)}${disc(9, '#4b5057')}`

const cast = (colour: string) =>
  `${ring(90, '#191a1d', 20)}${ring(96, '#2b2d32', 2)}${ring(77, colour, 7)}<path d="${spokes(6, 0.3, 0.07, 12, 76)}" fill="${colour}" stroke="${mix(colour, '#0c0f14', 0.5)}" stroke-width="1.5"/>${ring(44, '#aab0b8', 12)}${dots(44, 22, 4, '#5c626a')}${disc(20, mix(colour, '#0c0f14', 0.3))}${disc(9, '#9aa1a9')}`

const small = (colour: string) =>
  tyre(56) +
  disc(56, colour) +
  ring(53, mix(colour, '#10141a', 0.4), 5) +
  disc(30, mix(colour, '#10141a', 0.2)) +
  dots(20, 5, 6, '#4b5057') +
  disc(9, mix(colour, '#10141a', 0.45))

const FACES: Record<WheelKind, (colour: string) => string> = {
  truck,
  rear,
  steel,
  alloy,
  tractor,
  digger,
  spoked,
  cast,
  bicycle,
  small,
}

/** The face of a wheel for the radius 100. */
export const wheelFace = (kind: WheelKind, colour: string) => FACES[kind](colour)
