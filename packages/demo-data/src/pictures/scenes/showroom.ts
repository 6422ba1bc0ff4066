import { mix } from '../engine/colour.ts'
import type { Scene } from './scene.ts'

/** A dealer's hall: a lit wall, windows to the street, a polished floor. */
export const showroom: Scene = ({ painter, light, random, horizon }) => {
  const accent = random.pick(['#0b4fd8', '#9b2f2f', '#2b6b58', '#3a4048'])
  const wall = random.pick(['#d9dcdf', '#cfd3d8', '#dedad3'])
  const floor = horizon + 110
  painter.rect(
    0,
    0,
    1600,
    floor,
    painter.gradient([0, 0], [0, floor], [mix(wall, '#7c848d', 0.35), wall]),
  )
  painter.rect(0, 0, 1600, 70, '#4a5058')
  for (let x = 100; x < 1600; x += 280) {
    painter.rect(x, 44, 130, 12, '#fff8e6')
    painter.flat(
      [
        [x, 56],
        [x + 130, 56],
        [x + 260, floor],
        [x - 130, floor],
      ],
      '#fff',
      'opacity=".12"',
    )
  }
  const left = random.chance(0.5)
  const [wx, px] = left ? [0, 980] : [760, 60]
  painter.rect(
    wx,
    120,
    840,
    floor - 130,
    painter.gradient([0, 120], [0, floor], [light.skyHigh, light.skyLow]),
  )
  painter.rect(wx, floor - 120, 840, 112, mix(light.groundFar, '#8a9097', 0.3))
  painter.add(
    `<path d="M${wx} ${(120 + floor - 10) / 2}h840" stroke="#3c434b" stroke-width="${floor - 130}" stroke-dasharray="12 197"/><path d="M${wx} 118h840M${wx} ${floor - 8}h840M${wx} ${Math.round(floor * 0.45)}h840" stroke="#3c434b" stroke-width="10"/>`,
  )
  painter.rect(px, 150, 520, floor - 160, accent)
  painter.rect(px + 40, 196, 240, 18, '#ffffff', 'opacity=".85"')
  painter.rect(px + 40, 228, 150, 10, '#ffffff', 'opacity=".5"')
  painter.rect(
    0,
    floor,
    1600,
    1200 - floor,
    painter.gradient([0, floor], [0, 1200], ['#b9bdc2', '#8b9097', '#6d727a']),
  )
  for (let x = -400; x < 2000; x += 300)
    painter.flat(
      [
        [800 + (x - 800) * 0.6, floor],
        [803 + (x - 800) * 0.6, floor],
        [x * 2 - 790, 1200],
        [x * 2 - 800, 1200],
      ],
      '#ffffff',
      'opacity=".16"',
    )
  painter.flat(
    [
      [px + 40, floor],
      [px + 480, floor],
      [px + 560, 1200],
      [px - 40, 1200],
    ],
    mix(accent, '#ffffff', 0.2),
    'opacity=".16"',
  )
  painter.flat(
    [
      [wx, floor],
      [wx + 840, floor],
      [wx + 980, 1200],
      [wx - 140, 1200],
    ],
    '#ffffff',
    'opacity=".14"',
  )
}
