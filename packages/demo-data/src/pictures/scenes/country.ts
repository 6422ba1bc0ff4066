import { mix } from '../engine/colour.ts'
import { ground, sky, strip, treeline, weather } from './elements.ts'
import type { Scene } from './scene.ts'
import { tree } from './trees.ts'

/** The side of a road among birches. */
export const birches: Scene = (stage) => {
  const { light, random, horizon } = stage
  sky(stage)
  treeline(stage, mix(light.distant, light.skyLow, 0.3), 90)
  treeline(stage, light.distant, 54)
  ground(stage, light.ground)
  const count = random.int(7, 10)
  for (let i = 0; i < count; i++)
    tree(
      stage,
      Math.round((i + random.range(0.1, 0.9)) * (1600 / count)),
      horizon + random.int(30, 74),
      random.int(300, 470),
      true,
    )
  const edge = horizon + 130
  strip(stage, edge, edge + 34, mix(light.ground, '#8a7d68', light.snow ? 0.12 : 0.5), 4)
  strip(stage, edge + 30, 1240, light.asphalt, 4)
  strip(stage, edge + 50, edge + 57, light.snow ? '#dde4ea' : '#e9e9e4', 4)
  weather(stage)
}

/** A gate of a dacha with a house behind the fence. */
export const dacha: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  treeline(stage, light.distant, 80)
  const base = horizon + 66
  const x = random.int(160, 900)
  const dim = light.time === 'dusk' ? 0.4 : 0.04
  const wall = mix(
    random.pick(['#c58f4e', '#7f9a6b', '#86a7b8', '#b7684d', '#d7c48e']),
    light.shade,
    dim,
  )
  painter.rect(x, base - 250, 420, 250, wall)
  painter.add(
    `<path d="M${x} ${base - 230}h420m0 26h-420m0 26h420m0 26h-420m0 26h420m0 26h-420" stroke="${mix(wall, '#000000', 0.18)}" stroke-width="2" fill="none"/>`,
  )
  painter.flat(
    [
      [x - 44, base - 236],
      [x + 210, base - 420],
      [x + 464, base - 236],
    ],
    mix(light.snow ? '#eef2f5' : random.pick(['#7a4438', '#5d6b74', '#4f6a55']), light.shade, dim),
  )
  painter.flat(
    [
      [x + 30, base - 248],
      [x + 210, base - 378],
      [x + 390, base - 248],
    ],
    mix(wall, '#ffffff', 0.08),
  )
  for (const [wx, wy, w, h] of [
    [165, -328, 90, 70],
    [50, -196, 100, 110],
    [270, -196, 100, 110],
  ] as const) {
    painter.rect(x + wx - 10, base + wy - 10, w + 20, h + 20, '#ece7dc')
    painter.rect(x + wx, base + wy, w, h, light.lit ? '#f6d38c' : mix('#46545f', light.sky, 0.3))
    painter.add(
      `<path d="M${x + wx + w / 2} ${base + wy}v${h}" stroke="#ece7dc" stroke-width="6"/>`,
    )
  }
  for (const at of [x - random.int(90, 150), x + random.int(540, 620), x + 760])
    tree(stage, at, base, random.int(230, 330), random.chance(0.3))
  const fence = mix(random.pick(['#8b6f52', '#5f7d62', '#6b7f8d', '#7a4b42']), light.shade, dim)
  const top = base - random.int(110, 140)
  painter.rect(0, top, 1600, base + 10 - top, fence)
  painter.add(
    `<path d="M0 ${(top + base) / 2 + 5}h1600" stroke="${mix(fence, '#000000', 0.3)}" stroke-width="${base + 10 - top}" stroke-dasharray="4 24"/><path d="M0 ${top + 20}h1600M0 ${base - 24}h1600" stroke="${mix(fence, '#000000', 0.22)}" stroke-width="6"/>`,
  )
  if (light.snow) painter.rect(0, top - 6, 1600, 10, '#f4f7f9')
  ground(
    { ...stage, horizon: base + 6 },
    light.snow ? light.ground : mix(light.ground, '#a08f75', 0.5),
  )
  strip(stage, base + 6, base + 40, light.ground)
  weather(stage)
}

/** A highway under a low sun. */
export const highway: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  const sun = random.int(250, 1350)
  if (light.time !== 'overcast' && light.time !== 'day')
    painter.add(
      `<circle cx="${sun}" cy="${horizon - 46}" r="120" fill="#ffe3ae" opacity=".22"/><circle cx="${sun}" cy="${horizon - 46}" r="52" fill="#fff0cf"/>`,
    )
  treeline(stage, mix(light.distant, light.skyLow, 0.45), 120)
  treeline(stage, mix(light.distant, light.skyLow, 0.1), 60)
  ground(stage, light.ground)
  const vanish = random.int(560, 1040)
  painter.flat(
    [
      [vanish - 8, horizon + 6],
      [vanish + 8, horizon + 6],
      [4200, 1200],
      [-2600, 1200],
    ],
    light.asphalt,
  )
  painter.flat(
    [
      [vanish, horizon + 8],
      [vanish + 3, horizon + 8],
      [vanish + 420, 1200],
      [vanish + 330, 1200],
    ],
    '#eef0ee',
    'opacity=".75"',
  )
  const y = horizon + 84
  painter.add(
    `<path d="M0 ${y}H1600" stroke="${mix('#aab0b6', light.shade, light.lit ? 0.3 : 0)}" stroke-width="20"/><path d="M0 ${y - 4}H1600" stroke="#e3e7ea" stroke-width="5" opacity=".7"/><path d="M0 ${y + 30}H1600" stroke="#70767c" stroke-width="40" stroke-dasharray="12 190"/>`,
  )
  const sign = random.chance(0.5) ? random.int(60, 240) : random.int(1260, 1400)
  painter.rect(sign + 40, y - 170, 8, 180, '#7c8289')
  painter.rect(sign + 150, y - 170, 8, 180, '#7c8289')
  painter.rect(sign, y - 250, 200, 104, '#0b4fd8', 'rx="8" stroke="#fff" stroke-width="5"')
  painter.add(
    `<text x="${sign + 100}" y="${y - 184}" text-anchor="middle" font-family="DejaVu Sans,Arial,sans-serif" font-size="42" font-weight="bold" fill="#fff">М-${random.pick([2, 4, 5, 7, 11])}</text>`,
  )
  weather(stage)
}
