import { mix } from '../engine/colour.ts'
import { ground, sky, treeline, weather } from './elements.ts'
import type { Scene } from './scene.ts'

/** A building site: a frame of concrete, a tower crane, heaps of sand. */
export const site: Scene = (stage) => {
  const { painter, light, random, horizon } = stage
  sky(stage)
  treeline(stage, mix(light.distant, light.skyLow, 0.4), 70)
  const concrete = mix('#b8b4ac', light.shade, light.lit ? 0.4 : 0.08)
  const base = horizon + 30
  const x = random.int(80, 820)
  const floors = random.int(4, 6)
  const floor = 62
  for (let i = 0; i < floors; i++) {
    const y = base - (i + 1) * floor
    painter.rect(x + 20, y + 14, 560, floor - 14, mix('#59616a', light.skyLow, 0.25))
    if (i < floors - 2)
      painter.rect(
        x + 20,
        y + 14,
        560,
        floor - 14,
        mix('#a9674b', light.shade, light.lit ? 0.4 : 0.1),
        'opacity=".75"',
      )
    painter.rect(x, y, 600, 14, concrete)
  }
  painter.add(
    `<path d="M${x + 10} ${base - floors * floor - 40}V${base}M${x + 125} ${base - floors * floor - 40}V${base}M${x + 240} ${base - floors * floor - 40}V${base}M${x + 355} ${base - floors * floor - 40}V${base}M${x + 470} ${base - floors * floor - 40}V${base}M${x + 590} ${base - floors * floor - 40}V${base}" stroke="${concrete}" stroke-width="14"/>`,
  )
  const mast = x > 450 ? random.int(160, 330) : random.int(1180, 1400)
  const yellow = mix('#d9a23a', light.skyLow, 0.25)
  painter.add(
    `<path d="M${mast - 12} ${base}V${base - 520}M${mast + 12} ${base}V${base - 520}M${mast - 150} ${base - 524}H${mast + 420}M${mast - 150} ${base - 506}H${mast + 420}" stroke="${yellow}" stroke-width="5"/><path d="M${mast} ${base}V${base - 520}" stroke="${yellow}" stroke-width="22" stroke-dasharray="4 18" opacity=".7"/><path d="M${mast - 150} ${base - 515}H${mast + 420}" stroke="${yellow}" stroke-width="18" stroke-dasharray="4 16" opacity=".7"/><path d="M${mast - 140} ${base - 520}L${mast} ${base - 580}L${mast + 400} ${base - 520}M${mast + 300} ${base - 506}v120" fill="none" stroke="${yellow}" stroke-width="3"/><rect x="${mast - 146}" y="${base - 506}" width="64" height="34" fill="${concrete}"/>`,
  )
  ground(
    { ...stage, horizon: base - 4 },
    light.snow ? light.ground : mix(light.ground, '#a58a63', 0.7),
  )
  for (const [at, high] of [
    [random.int(-60, 180), random.int(90, 150)],
    [random.int(1240, 1480), random.int(70, 130)],
  ] as const)
    painter.add(
      `<path d="M${at - high * 2} ${base + 70}q${high}-20 ${Math.round(high * 1.5)}-${high}q${Math.round(high * 0.4)}-26 ${Math.round(high * 0.9)} 0q${Math.round(high * 0.7)} ${high} ${Math.round(high * 1.7)} ${high}z" fill="${light.snow ? '#eef3f6' : mix('#c2a675', light.shade, light.lit ? 0.35 : 0.06)}"/>`,
    )
  weather(stage)
}
