import { mix } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import type { Stage } from './scene.ts'

const WIDTH = 1600
const HEIGHT = 1200

/** The sky with its clouds, or the sun where it is low. */
export const sky = ({ painter, light, random, horizon }: Stage) => {
  painter.rect(
    0,
    0,
    WIDTH,
    horizon + 40,
    painter.gradient([0, 0], [0, horizon + 20], [light.skyHigh, light.skyLow]),
  )
  const cloud = mix(light.skyLow, '#ffffff', light.time === 'dusk' ? 0.05 : 0.45)
  for (let i = random.int(2, 3); i > 0; i--) {
    const [x, y, w] = [
      random.int(-100, 1500),
      random.int(70, Math.max(90, horizon - 150)),
      random.int(160, 420),
    ]
    painter.add(
      `<path d="M${x} ${y}h${w}a18 18 0 0 0-10-34h${-Math.round(w * 0.3)}a40 30 0 0 0-${Math.round(w * 0.28)}-6a26 22 0 0 0-${Math.round(w * 0.3)} 14a16 14 0 0 0-${Math.round(w * 0.08)} 26z" fill="${cloud}" opacity=".55"/>`,
    )
  }
}

/** Flat ground from the horizon to the viewer, lighter far away. */
export const ground = ({ painter, light, horizon }: Stage, colour: string) =>
  painter.rect(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    painter.gradient(
      [0, horizon],
      [0, HEIGHT],
      [mix(colour, light.skyLow, 0.32), colour, mix(colour, light.shade, 0.16)],
    ),
  )

/** A band of ground across the picture. */
export const strip = ({ painter }: Stage, top: number, bottom: number, colour: string, tilt = 0) =>
  painter.flat(
    [
      [0, top + tilt],
      [WIDTH, top - tilt],
      [WIDTH, bottom - tilt],
      [0, bottom + tilt],
    ],
    colour,
  )

/** A far line of woods or hills. */
export const treeline = ({ painter, random, horizon }: Stage, colour: string, height: number) => {
  const points: Point[] = [[0, horizon + 8]]
  for (let x = 0; x <= WIDTH; x += random.int(36, 70))
    points.push([x, horizon - height * random.range(0.45, 1)])
  painter.flat(
    [...points, [WIDTH, horizon - height * 0.6], [WIDTH, horizon + 8]],
    colour,
    `stroke="${colour}" stroke-width="14" stroke-linejoin="round"`,
  )
}

/** A panel house: seams, rows of windows, balconies; windows are lit at dusk. */
export const panelHouse = (
  { painter, light, random }: Stage,
  x: number,
  base: number,
  width: number,
  floors: number,
  floor: number,
) => {
  const height = floors * floor + 14
  const top = base - height
  const wall = mix(
    random.pick(['#cfc8ba', '#c4ccd2', '#d8c9b4', '#bfc6bd']),
    light.shade,
    light.time === 'dusk' ? 0.45 : light.time === 'overcast' ? 0.12 : 0.03,
  )
  painter.rect(x, top, width, height, mix(wall, light.skyLow, 0.28))
  if (light.snow) painter.rect(x, top - 4, width, 7, '#f3f6f8')
  const step = Math.round(floor * 1.05)
  const dark = mix('#5a6874', light.skyLow, 0.3)
  let windows = ''
  let seams = ''
  let lit = ''
  for (let i = 0; i < floors; i++) {
    const y = Math.round(top + 16 + i * floor + floor * 0.36)
    windows += `M${x + 12} ${y}h${width - 20}`
    seams += `M${x} ${Math.round(top + 10 + i * floor)}h${width}`
    if (light.lit)
      for (let n = random.int(1, 4); n > 0; n--)
        lit += `M${x + 12 + step * random.int(0, Math.floor(width / step) - 1)} ${y}h${Math.round(step * 0.55)}`
  }
  const rows = (data: string, colour: string, dash: string) =>
    painter.add(
      `<path d="${data}" stroke="${colour}" stroke-width="${Math.round(floor * 0.5)}"${dash}/>`,
    )
  painter.add(`<path d="${seams}" stroke="${mix(wall, '#555555', 0.3)}" stroke-width="2"/>`)
  rows(
    windows,
    dark,
    ` stroke-dasharray="${Math.round(step * 0.55)} ${step - Math.round(step * 0.55)}"`,
  )
  if (lit) rows(lit, '#f4cf86', '')
  const balcony = mix(random.pick(['#8fa7b3', '#b98f74', '#a9b48f', '#d9d4ca']), wall, 0.3)
  for (let bx = x + step * 2 - 4; bx < x + width - step; bx += step * 4)
    painter.add(
      `<path d="M${bx + step / 2} ${top + 16 + floor * 0.55}V${base - floor * 0.6}" stroke="${balcony}" stroke-width="${step}" stroke-dasharray="${Math.round(floor * 0.42)} ${floor - Math.round(floor * 0.42)}"/>`,
    )
}

/** A parked car in the distance. */
export const parkedCar = (
  { painter, light, random }: Stage,
  x: number,
  base: number,
  size: number,
) => {
  const colour = mix(
    random.pick(['#8c9298', '#d7d9da', '#54606c', '#8a4b43', '#3f5266', '#6d705f']),
    light.skyLow,
    0.15,
  )
  const s = (n: number) => Math.round(n * size)
  painter.add(
    `<g transform="translate(${x} ${base})"><path d="M0 ${-s(6)}h${s(104)}v${s(8)}h${-s(104)}z" fill="#0b0e14" opacity=".3"/><path d="M0 ${-s(8)}v${-s(11)}l${s(20)} ${-s(5)} ${s(16)} ${-s(13)}h${s(36)}l${s(18)} ${s(14)} ${s(12)} ${s(3)}v${s(12)}z" fill="${colour}"/><path d="M${s(25)} ${-s(24)}l${s(13)} ${-s(10)}h${s(15)}v${s(10)}zM${s(56)} ${-s(24)}v${-s(10)}h${s(14)}l${s(13)} ${s(10)}z" fill="${mix('#27313a', light.sky, 0.25)}"/><circle cx="${s(20)}" cy="${-s(7)}" r="${s(8.5)}" fill="#1a1b1e"/><circle cx="${s(82)}" cy="${-s(7)}" r="${s(8.5)}" fill="#1a1b1e"/></g>`,
  )
}

/** A street lamp. */
export const lamp = ({ painter, light }: Stage, x: number, base: number, height: number) => {
  painter.add(
    `<path d="M${x} ${base}V${base - height}q0-14 16-14h34" fill="none" stroke="${mix('#6d737a', light.skyLow, 0.2)}" stroke-width="6"/>`,
  )
  painter.add(
    `<path d="M${x + 40} ${base - height - 18}h38l-4 9h-30z" fill="${light.lit ? '#ffe2a6' : '#8b9198'}"/>`,
  )
  if (light.lit)
    painter.add(
      `<circle cx="${x + 58}" cy="${base - height - 8}" r="58" fill="#ffd890" opacity=".16"/><circle cx="${x + 58}" cy="${base - height - 8}" r="28" fill="#ffe2a6" opacity=".25"/>`,
    )
}

/** Snow in the air, tyre tracks and drifts; or marks of wear on dry ground. */
export const weather = ({ painter, light, random, horizon, ground: row }: Stage) => {
  if (light.snow && light.time !== 'day') {
    let flakes = ''
    for (let i = 0; i < 30; i++) flakes += `M${random.int(0, WIDTH)} ${random.int(0, 1150)}h.1`
    painter.add(
      `<path d="${flakes}" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"/>`,
    )
  }
  const colour = light.snow ? '#8e9aa6' : mix(light.asphalt, '#1a1c20', 0.5)
  let marks = ''
  for (let i = 0; i < 9; i++) {
    const y = random.int(Math.max(horizon + 60, row - 260), 1180)
    marks += `M${random.int(-50, 1400)} ${y}h${random.int(60, 320)}`
  }
  painter.add(
    `<path d="${marks}" stroke="${colour}" stroke-width="4" stroke-linecap="round" opacity=".28"/>`,
  )
}
