import { mix } from '../engine/colour.ts'
import type { Scene, Stage } from './scene.ts'

const wall = ({ painter }: Stage, bottom: number, colour: string) =>
  painter.rect(
    0,
    0,
    1600,
    bottom,
    painter.gradient(
      [0, 0],
      [0, bottom],
      [mix(colour, '#2b3036', 0.22), colour, mix(colour, '#ffffff', 0.12)],
    ),
  )

const floor = ({ painter }: Stage, top: number, colour: string, tiles = 0) => {
  painter.rect(
    0,
    top,
    1600,
    1200 - top,
    painter.gradient(
      [0, top],
      [0, 1200],
      [mix(colour, '#ffffff', 0.2), colour, mix(colour, '#15181d', 0.25)],
    ),
  )
  if (!tiles) return
  let lines = ''
  for (let i = -12; i <= 12; i++) lines += `M${800 + i * tiles} ${top}L${800 + i * tiles * 4} 1200`
  for (let y = top, gap = 22; y < 1200; y += gap, gap *= 1.32) lines += `M0 ${Math.round(y)}h1600`
  painter.add(`<path d="${lines}" stroke="#15181d" stroke-width="3" opacity=".16" fill="none"/>`)
}

/** Long lamps under the ceiling. */
const tubes = ({ painter }: Stage, y: number, count: number) => {
  for (let i = 0; i < count; i++) {
    const x = (1600 / count) * (i + 0.5) - 90
    painter.rect(x - 8, y - 6, 196, 26, '#9aa2ab')
    painter.rect(x, y, 180, 14, '#fdfbf0')
  }
}

/** A garage where things are mended: tools on the wall, shelves, a grey floor. */
export const workshop: Scene = (stage) => {
  const { painter, random, horizon } = stage
  const bottom = horizon + 70
  const tone = random.pick(['#b9c0c4', '#c3bfb4', '#aab6bd'])
  wall(stage, bottom, tone)
  painter.rect(
    0,
    bottom - 210,
    1600,
    210,
    mix(tone, random.pick(['#31556f', '#5f3a36', '#3c5b49']), 0.55),
  )
  tubes(stage, 60, 4)
  const board = random.chance(0.5) ? 120 : 940
  const other = board === 120 ? 960 : 110
  painter.rect(board, bottom - 470, 520, 230, '#7b6a52')
  let tools = ''
  for (let i = 0; i < 11; i++)
    tools += `M${board + 36 + i * 45} ${bottom - 440}v${random.int(50, 150)}`
  painter.add(
    `<path d="${tools}" stroke="#34393f" stroke-width="11" stroke-linecap="round"/><path d="${tools}" stroke="#aeb5bc" stroke-width="11" stroke-linecap="round" stroke-dasharray="16 200"/>`,
  )
  for (let row = 0; row < 3; row++) {
    const y = bottom - 400 + row * 130
    for (let x = other; x < other + 480; ) {
      const w = random.int(46, 110)
      const h = random.int(40, 96)
      painter.rect(
        x,
        y - h,
        w - 8,
        h,
        random.pick(['#8a4b43', '#4b6a86', '#c9b27a', '#59656e', '#d7d9da', '#6a7c58', '#b5842c']),
      )
      x += w
    }
    painter.rect(other - 20, y, 540, 12, '#4a5058')
  }
  painter.rect(board - 20, bottom - 130, 560, 26, '#6b5138')
  painter.rect(board, bottom - 104, 520, 104, '#4f565e')
  painter.add(
    `<path d="M${board + 20} ${bottom - 70}h150m20 0h150m20 0h130" stroke="#9aa1a9" stroke-width="6"/>`,
  )
  floor(stage, bottom, '#8f9398')
  painter.add(
    `<path d="M0 ${bottom + 60}H1600" stroke="#d6b23f" stroke-width="10" opacity=".6"/><ellipse cx="${random.int(200, 1400)}" cy="1120" rx="170" ry="22" fill="#3a3e44" opacity=".14"/>`,
  )
}

/** A table top for small things, with a wall behind it that is out of focus. */
export const bench: Scene = (stage) => {
  const { painter, random, horizon, ground } = stage
  const edge = Math.min(ground - 250, Math.max(horizon + 150, 430))
  const tone = random.pick(['#c8ccd0', '#d4cdc0', '#b9c4c9', '#cfd3cc', '#a9b2ba'])
  wall(stage, edge, tone)
  for (let i = 0; i < 4; i++)
    painter.add(
      `<ellipse cx="${random.int(0, 1600)}" cy="${random.int(60, edge - 60)}" rx="${random.int(120, 300)}" ry="${random.int(90, 200)}" fill="${random.chance(0.5) ? '#ffffff' : '#7d8790'}" opacity=".13"/>`,
    )
  const wood = random.pick(['#b98d5c', '#a87b4d', '#9aa0a6', '#c7a679', '#8b8f94', '#d5d3cd'])
  painter.rect(
    0,
    edge,
    1600,
    1200 - edge,
    painter.gradient(
      [0, edge],
      [0, 1200],
      [mix(wood, '#ffffff', 0.22), wood, mix(wood, '#1b1510', 0.22)],
    ),
  )
  let grain = ''
  for (let i = 0; i < 26; i++) {
    const y = edge + random.int(6, 1190 - edge)
    grain += `M${random.int(-200, 1300)} ${y}q${random.int(120, 260)}-8 ${random.int(280, 620)} 0`
  }
  painter.add(
    `<path d="${grain}" fill="none" stroke="${mix(wood, '#1b1510', 0.4)}" stroke-width="3" opacity=".25"/>`,
  )
  let boards = ''
  for (let i = -3; i <= 3; i++) boards += `M${800 + i * 300} ${edge}L${800 + i * 560} 1200`
  if (random.chance(0.5))
    painter.add(
      `<path d="${boards}" stroke="${mix(wood, '#1b1510', 0.5)}" stroke-width="5" opacity=".3"/>`,
    )
  painter.rect(0, edge - 6, 1600, 10, mix(wood, '#1b1510', 0.35), 'opacity=".5"')
}

/** A box of a car wash: tiles, hoses, a wet floor. */
export const wash: Scene = (stage) => {
  const { painter, random, horizon } = stage
  const bottom = horizon + 70
  wall(stage, bottom, '#c9dbe4')
  let tiles = ''
  for (let x = 0; x < 1600; x += 80) tiles += `M${x} 0V${bottom}`
  for (let y = bottom; y > 0; y -= 80) tiles += `M0 ${y}H1600`
  painter.add(`<path d="${tiles}" stroke="#8fa9b8" stroke-width="3" opacity=".5"/>`)
  painter.rect(0, bottom - 130, 1600, 40, random.pick(['#1f6fb0', '#2f8f7a', '#c9962c']))
  tubes(stage, 70, 5)
  const x = random.int(120, 1300)
  painter.rect(x, bottom - 420, 130, 180, '#4a5b68')
  painter.add(
    `<circle cx="${x + 65}" cy="${bottom - 330}" r="56" fill="none" stroke="#1b1d21" stroke-width="22"/><path d="M${x + 65} ${bottom - 280}q30 190-30 270" fill="none" stroke="#1b1d21" stroke-width="12"/>`,
  )
  floor(stage, bottom, '#9fb0ba', 90)
  for (let i = 0; i < 7; i++)
    painter.add(
      `<ellipse cx="${random.int(0, 1600)}" cy="${random.int(bottom + 60, 1180)}" rx="${random.int(90, 240)}" ry="${random.int(12, 28)}" fill="#eaf4f9" opacity=".45"/>`,
    )
}

/** A paint booth: white walls of light and filters in the floor. */
export const booth: Scene = (stage) => {
  const { painter, horizon } = stage
  const bottom = horizon + 70
  wall(stage, bottom, '#e6e9ea')
  painter.rect(0, 0, 1600, 96, '#cfd5d9')
  for (let x = 40; x < 1600; x += 400) {
    painter.rect(x, 30, 320, 40, '#fffdf2')
    painter.rect(x + 30, 150, 260, bottom - 320, '#fbfbf4', 'stroke="#b9c1c6" stroke-width="8"')
    painter.add(
      `<path d="M${x + 95} 158v${bottom - 336}m65 0v-${bottom - 336}m65 0v${bottom - 336}" stroke="#d7dde0" stroke-width="10"/>`,
    )
  }
  floor(stage, bottom, '#b7bcc0', 70)
}
