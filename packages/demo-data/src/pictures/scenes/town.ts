import { mix } from '../engine/colour.ts'
import { ground, lamp, panelHouse, parkedCar, sky, strip, weather } from './elements.ts'
import type { Scene } from './scene.ts'
import { tree } from './trees.ts'

/** A yard between panel houses. */
export const yard: Scene = (stage) => {
  const { light, random, horizon } = stage
  sky(stage)
  const floor = random.int(46, 58)
  const base = horizon + 46
  panelHouse(
    stage,
    random.int(-120, -20),
    base - 24,
    random.int(420, 640),
    random.int(6, 9),
    Math.round(floor * 0.72),
  )
  panelHouse(stage, random.int(560, 760), base, 1100, random.int(5, 9), floor)
  ground(stage, light.asphalt)
  strip(stage, horizon + 6, horizon + 70, light.ground)
  for (const x of random.shuffle([60, 330, 610, 940, 1240, 1510]).slice(0, 4))
    tree(
      stage,
      x + random.int(-50, 50),
      horizon + random.int(46, 64),
      random.int(210, 330),
      random.chance(0.4),
    )
  strip(stage, horizon + 66, horizon + 76, light.snow ? '#f4f7f9' : mix(light.wall, '#555555', 0.2))
  for (const x of [random.int(-60, 120), random.int(1180, 1420)])
    parkedCar(stage, x, horizon + 112, random.range(2, 2.6))
  weather(stage)
}

/** A street with shops and lamps. */
export const street: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  const base = horizon + 40
  let x = -40
  while (x < 1600) {
    const width = random.int(300, 460)
    const high = random.int(210, 330)
    const wall = mix(
      random.pick(['#d9b98a', '#c98f78', '#b9c3b0', '#d8d2c2', '#a9b9c9']),
      light.shade,
      light.time === 'dusk' ? 0.45 : 0.06,
    )
    painter.rect(x, base - high, width, high, wall)
    painter.rect(
      x - 4,
      base - high - 8,
      width + 4,
      12,
      light.snow ? '#f2f5f7' : mix(wall, '#333333', 0.4),
    )
    const rows = [0.16, 0.42]
      .map((share) => `M${x + 26} ${Math.round(base - high + high * share + 28)}h${width - 52}`)
      .join('')
    painter.add(
      `<path d="${rows}" stroke="${light.lit ? '#e9c37e' : mix('#4f5d69', light.sky, 0.25)}" stroke-width="56" stroke-dasharray="36 ${random.int(30, 40)}"/>`,
    )
    painter.rect(
      x + 20,
      base - 78,
      width - 40,
      78,
      light.lit ? '#f3d493' : mix('#3f4c57', light.sky, 0.3),
    )
    painter.rect(
      x + 20,
      base - 98,
      width - 40,
      24,
      mix(random.pick(['#0b4fd8', '#9c3a33', '#2f6b4f', '#b5842c']), light.shade, 0.25),
    )
    x += width
  }
  ground(stage, light.asphalt)
  strip(stage, base, base + 44, mix(light.wall, light.asphalt, 0.5))
  strip(stage, base + 40, base + 52, light.snow ? '#f6f9fb' : mix(light.asphalt, '#ffffff', 0.3))
  if (light.snow)
    for (let i = 0; i < 4; i++)
      painter.add(
        `<ellipse cx="${random.int(0, 1600)}" cy="${base + 56}" rx="${random.int(120, 260)}" ry="${random.int(18, 34)}" fill="#eef3f7"/>`,
      )
  for (const at of [random.int(90, 300), random.int(1150, 1400)]) {
    lamp(stage, at, base + 44, random.int(300, 380))
    tree(stage, at + 150, base + 40, random.int(170, 230), false)
  }
  weather(stage)
}

/** Rows of parking in front of a shopping centre. */
export const parking: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  for (const x of [random.int(40, 240), random.int(1180, 1400)])
    panelHouse(stage, x, horizon + 10, random.int(110, 170), random.int(9, 13), 24)
  const accent = random.pick(['#0b4fd8', '#b5342d', '#2f7a52', '#d18a1f'])
  const wall = mix('#c9ced3', light.shade, light.time === 'dusk' ? 0.4 : 0.05)
  const top = horizon - random.int(120, 170)
  painter.rect(random.int(-40, 120), top, random.int(1250, 1420), horizon + 36 - top, wall)
  painter.rect(0, top, 1600, 26, mix(accent, light.shade, 0.15))
  painter.rect(random.int(300, 700), top - 46, 330, 92, accent)
  painter.rect(180, horizon - 44, 1180, 60, light.lit ? '#f6dca4' : mix('#3b4a57', light.sky, 0.35))
  painter.add(
    `<path d="M180 ${horizon - 14}h1180" stroke="${wall}" stroke-width="62" stroke-dasharray="6 74"/>`,
  )
  ground(stage, light.asphalt)
  for (let x = random.int(-60, 0); x < 1600; x += random.int(270, 330))
    if (random.chance(0.7)) parkedCar(stage, x, horizon + 82, 2)
  const line = light.snow ? '#cfd7de' : '#eceeee'
  for (let i = -4; i <= 4; i++) {
    const far = 800 + i * 250
    const near = 800 + i * 560
    painter.flat(
      [
        [far - 4, horizon + 150],
        [far + 4, horizon + 150],
        [near + 14, 1200],
        [near - 14, 1200],
      ],
      line,
      'opacity=".6"',
    )
  }
  lamp(stage, random.int(80, 200), horizon + 90, 360)
  lamp(stage, random.int(1300, 1460), horizon + 90, 360)
  weather(stage)
}

/** A row of garages. */
export const garages: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  for (const x of [random.int(40, 300), random.int(600, 900), random.int(1200, 1500)])
    tree(stage, x, horizon + 10, random.int(300, 400), random.chance(0.6))
  const base = horizon + 76
  const top = base - 236
  const width = random.int(270, 310)
  painter.rect(
    0,
    top - 20,
    1600,
    260,
    mix('#8d8478', light.shade, light.time === 'dusk' ? 0.4 : 0.1),
  )
  painter.rect(0, top - 30, 1600, 16, light.snow ? '#f3f6f8' : '#5e5a55')
  for (let x = random.int(-200, -60); x < 1600; x += width) {
    const door = mix(
      random.pick(['#6f4a3a', '#4c6655', '#5d6873', '#7b3d35', '#44586b', '#7d7a4f']),
      light.shade,
      light.time === 'dusk' ? 0.35 : 0.05,
    )
    painter.rect(x + 26, top + 14, width - 46, 222, mix(door, '#000000', 0.35))
    painter.rect(x + 32, top + 20, (width - 58) / 2 - 2, 216, door)
    painter.rect(x + 32 + (width - 58) / 2 + 2, top + 20, (width - 58) / 2 - 2, 216, door)
    painter.add(
      `<path d="M${x + 46} ${top + 70}h${width - 86}M${x + 46} ${top + 150}h${width - 86}" stroke="#000" stroke-width="3" opacity=".25"/>`,
    )
    painter.add(
      `<text x="${x + 64}" y="${top + 118}" font-family="DejaVu Sans,Arial,sans-serif" font-size="30" fill="#e9e6df" opacity=".75">${random.int(12, 480)}</text>`,
    )
  }
  ground(
    { ...stage, horizon: base },
    light.snow ? light.ground : mix(light.ground, '#8b7d6b', 0.55),
  )
  weather(stage)
}
