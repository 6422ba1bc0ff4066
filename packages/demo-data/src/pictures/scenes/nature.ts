import { mix } from '../engine/colour.ts'
import { ground, sky, strip, treeline, weather } from './elements.ts'
import type { Scene, Stage } from './scene.ts'
import { tree } from './trees.ts'

/** Rows of a ploughed or sown field that meet at the horizon. */
const furrows = ({ painter, light, horizon }: Stage, vanish: number) => {
  const colour = light.snow ? '#cfd8df' : mix(light.ground, '#4a3a22', 0.35)
  for (let i = -9; i <= 9; i++)
    painter.flat(
      [
        [vanish + i * 34, horizon + 30],
        [vanish + i * 34 + 9, horizon + 30],
        [vanish + i * 330 + 84, 1200],
        [vanish + i * 330, 1200],
      ],
      colour,
      'opacity=".3"',
    )
}

/** A bale of straw. */
const bale = ({ painter, light }: Stage, x: number, base: number, size: number) => {
  const straw = light.snow ? '#d8d2bd' : mix('#d8b866', light.shade, light.lit ? 0.3 : 0.03)
  painter.add(
    `<g transform="translate(${x} ${base})"><ellipse cx="${size * 0.3}" cy="0" rx="${size * 0.8}" ry="${Math.round(size * 0.1)}" fill="#0b0e14" opacity=".2"/><rect y="${-size}" width="${Math.round(size * 0.6)}" height="${size}" fill="${mix(straw, '#000000', 0.18)}"/><circle cy="${-size / 2}" r="${size / 2}" fill="${straw}"/><circle cy="${-size / 2}" r="${Math.round(size * 0.32)}" fill="none" stroke="${mix(straw, '#000000', 0.2)}" stroke-width="3"/><circle cy="${-size / 2}" r="${Math.round(size * 0.16)}" fill="none" stroke="${mix(straw, '#000000', 0.2)}" stroke-width="3"/></g>`,
  )
}

/** A field with woods behind it. */
export const field: Scene = (stage) => {
  const { light, random, horizon } = stage
  sky(stage)
  treeline(stage, mix(light.distant, light.skyLow, 0.35), 80)
  treeline(stage, light.distant, 46)
  ground(stage, light.ground)
  strip(
    stage,
    horizon + 10,
    horizon + 54,
    mix(light.ground, light.snow ? '#ffffff' : '#d9b654', 0.5),
    3,
  )
  if (random.chance(0.6)) furrows(stage, random.int(500, 1100))
  if (!light.snow && random.chance(0.6))
    for (const x of [random.int(60, 360), random.int(1180, 1500)])
      bale(stage, x, horizon + random.int(60, 110), random.int(56, 84))
  for (const x of [random.int(-20, 240), random.int(1300, 1560)])
    tree(stage, x, horizon + random.int(20, 46), random.int(170, 270), random.chance(0.5))
  weather(stage)
}

/** A forest in winter with a track in the snow. */
export const snowfield: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  treeline(stage, mix('#5a6d6a', light.skyLow, 0.5), 130)
  for (let i = 0; i < 11; i++) {
    const x = Math.round((i + random.range(0.1, 0.9)) * 146)
    const high = random.int(190, 340)
    const base = horizon + random.int(14, 52)
    const green = mix(random.pick(['#3f5a4c', '#4a6657', '#38524a']), light.skyLow, 0.12)
    painter.rect(x - 6, base - 24, 12, 30, '#5b4a3d')
    for (const [from, wide] of [
      [0, 0.34],
      [0.26, 0.27],
      [0.5, 0.19],
    ] as const) {
      const low = base - 20 - high * from
      const half = high * wide
      painter.flat(
        [
          [x - half, low],
          [x, low - high * 0.46],
          [x + half, low],
        ],
        green,
      )
      painter.flat(
        [
          [x - half * 0.5, low - high * 0.22],
          [x, low - high * 0.46],
          [x + half * 0.32, low - high * 0.3],
          [x, low - high * 0.24],
        ],
        '#f3f7fa',
        'opacity=".9"',
      )
    }
  }
  ground(stage, '#e6edf2')
  for (let i = 0; i < 5; i++)
    painter.add(
      `<ellipse cx="${random.int(0, 1600)}" cy="${horizon + random.int(60, 460)}" rx="${random.int(160, 420)}" ry="${random.int(14, 40)}" fill="#ffffff" opacity=".55"/>`,
    )
  weather(stage)
}

const lake = ({ painter, light, random }: Stage, top: number, bottom: number) => {
  const deep = mix('#3f6f8c', light.skyLow, 0.22)
  painter.rect(
    0,
    top,
    1600,
    bottom - top,
    painter.gradient(
      [0, top],
      [0, bottom],
      [mix(deep, light.skyLow, 0.6), deep, mix(deep, '#16324a', 0.35)],
    ),
  )
  let waves = ''
  for (let i = 0; i < 46; i++) {
    const share = random.next()
    const y = Math.round(top + 8 + (bottom - top) * share)
    const w = Math.round(40 + share * 170)
    waves += `M${random.int(-60, 1560)} ${y}q${w / 4}-${Math.round(3 + share * 7)} ${w / 2} 0t${w / 2} 0`
  }
  painter.add(
    `<path d="${waves}" fill="none" stroke="${mix(light.skyLow, '#ffffff', 0.4)}" stroke-width="3" opacity=".4"/>`,
  )
}

/** Open water with a far shore. */
export const water: Scene = (stage) => {
  const { light, horizon } = stage
  sky(stage)
  treeline(stage, mix(light.distant, light.skyLow, 0.45), 110)
  treeline(stage, mix(light.distant, light.skyLow, 0.1), 58)
  strip(stage, horizon - 4, horizon + 12, mix(light.ground, '#c9b98c', 0.5), 1)
  lake(stage, horizon + 8, 1200)
}

/** The bank of a lake. */
export const shore: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  treeline(stage, mix(light.distant, light.skyLow, 0.4), 90)
  treeline(stage, light.distant, 48)
  lake(stage, horizon + 4, horizon + 130)
  ground(
    { ...stage, horizon: horizon + 120 },
    light.snow ? light.ground : mix(light.ground, '#cdb98d', 0.6),
  )
  painter.add(
    `<path d="M0 ${horizon + 122}q200-18 400 0t400-4t400 6t400-4" fill="none" stroke="#f4f7f8" stroke-width="7" opacity=".6"/>`,
  )
  for (const x of [random.int(-20, 200), random.int(1380, 1580)])
    tree(stage, x, horizon + random.int(130, 180), random.int(330, 460), true)
  let reeds = ''
  for (let i = 0; i < 40; i++)
    reeds += `M${random.int(0, 1600)} ${horizon + random.int(118, 150)}l${random.int(-8, 8)}-${random.int(30, 66)}`
  painter.add(
    `<path d="${reeds}" stroke="${light.snow ? '#b59f74' : mix(light.leavesDark, '#7d7a3c', 0.4)}" stroke-width="4" opacity=".8"/>`,
  )
  weather(stage)
}
