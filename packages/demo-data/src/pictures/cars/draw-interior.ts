import type { Random } from '../../random.ts'
import { mix } from '../engine/colour.ts'
import type { Light } from '../engine/light.ts'
import type { Painter } from '../engine/painter.ts'
import type { Era } from './body/body-shape.ts'

/** Materials, the dashboard's form and which side the wheel is on: one car, one interior. */
export interface Interior {
  era: Era
  light: Light
  rightHand: boolean
  random: Random
}

const FABRICS: Record<Era, readonly string[]> = {
  classic: ['#4a3b31', '#3a3d42', '#5a2f2b'],
  rounded: ['#3b3e43', '#8c8273', '#4a4d52'],
  modern: ['#26282c', '#2f3136', '#6b4a35', '#b9ab96'],
}

const gauges = (x: number, y: number, digital: boolean) =>
  digital
    ? `<rect x="${x - 165}" y="${y - 62}" width="330" height="112" rx="16" fill="#07090c"/><circle cx="${x - 88}" cy="${y - 6}" r="42" fill="none" stroke="#4f9be8" stroke-width="7" stroke-dasharray="180 90" transform="rotate(140 ${x - 88} ${y - 6})"/><circle cx="${x + 88}" cy="${y - 6}" r="42" fill="none" stroke="#4f9be8" stroke-width="7" stroke-dasharray="120 160" transform="rotate(140 ${x + 88} ${y - 6})"/><path d="M${x - 24} ${y + 26}l16-52h16l16 52z" fill="#9fb3c4" opacity=".6"/>`
    : [-86, 86]
        .map(
          (dx) =>
            `<circle cx="${x + dx}" cy="${y}" r="64" fill="#0c0d10" stroke="#8d939b" stroke-width="5"/><circle cx="${x + dx}" cy="${y}" r="50" fill="none" stroke="#e6e2d6" stroke-width="9" stroke-dasharray="3 14"/><path d="M${x + dx} ${y}l${dx > 0 ? 30 : -36}-22" stroke="#d9482f" stroke-width="5"/><circle cx="${x + dx}" cy="${y}" r="8" fill="#3a3d42"/>`,
        )
        .join('')

/** The view from the rear seats over the dashboard to the road. */
export const drawInterior = (painter: Painter, { era, light, rightHand, random }: Interior) => {
  const fabric = random.pick(FABRICS[era])
  const plastic = era === 'classic' ? '#1d1e20' : mix(fabric, '#1b1d21', 0.72)
  const [upper, lower] = [mix(plastic, '#ffffff', 0.1), mix(plastic, '#000000', 0.3)]
  const accent = random.pick(
    era === 'modern' ? ['#9aa1a9', '#7d5a3c', '#30343a'] : ['#6d7177', '#8b6b4a', '#4a4d52'],
  )
  const sky = painter.gradient([0, 130], [0, 520], [light.skyHigh, light.skyLow])
  painter.rect(0, 0, 1600, 1200, mix(fabric, '#d8d4cc', 0.55))
  painter.add(
    `<path d="M170 560L300 150Q800 100 1300 150L1430 560z" fill="${sky}"/><path d="M190 500q160-70 330-34t380-20 300 26 204 18l28 70H170z" fill="${light.distant}"/><path d="M182 520h1236l12 60H170z" fill="${light.snow ? light.ground : light.leaves}"/><path d="M560 580l210-62h60l210 62z" fill="${light.asphalt}"/>`,
  )
  painter.add(
    `<path d="M0 180L150 130 60 600H0zM1600 180L1450 130 1540 600H1600z" fill="${sky}" opacity=".9"/><path d="M0 420q60-40 84-20L60 600H0zM1600 420q-60-40-84-20L1540 600H1600z" fill="${light.distant}"/>`,
  )
  painter.add(
    `<path d="M145 120L310 140 176 590H40z" fill="${mix(fabric, '#bdb8ae', 0.35)}"/><path d="M1455 120L1290 140 1424 590H1560z" fill="${mix(fabric, '#bdb8ae', 0.35)}"/><path d="M300 150Q800 100 1300 150L1290 80Q800 40 310 80z" fill="${mix(fabric, '#e8e4dc', 0.6)}"/><rect x="690" y="142" width="220" height="62" rx="24" fill="#15171a"/><rect x="700" y="150" width="200" height="46" rx="18" fill="${mix(light.skyLow, '#56616b', 0.4)}"/>`,
  )
  painter.add(
    `<path d="M0 600Q200 520 420 530Q800 500 1180 530Q1400 520 1600 600V900H0z" fill="${upper}"/><path d="M0 700Q400 630 800 640T1600 700V1200H0z" fill="${plastic}"/><path d="M0 706Q400 636 800 646T1600 706v26Q1200 664 800 672T0 732z" fill="${accent}"/><path d="M0 600Q200 520 420 530Q800 500 1180 530Q1400 520 1600 600v14Q1400 536 1180 544Q800 516 420 544Q200 536 0 614z" fill="#fff" opacity=".12"/>`,
  )
  const wheel = rightHand ? 1130 : 470
  const digital = era === 'modern' && random.chance(0.6)
  painter.add(
    `<path d="M${wheel - 220} 690Q${wheel - 200} 560 ${wheel} 552Q${wheel + 200} 560 ${wheel + 220} 690z" fill="${lower}"/>${gauges(wheel, 636, digital)}`,
  )
  const middle = 800
  if (era === 'modern')
    painter.add(
      `<rect x="${middle - 150}" y="560" width="300" height="176" rx="14" fill="#08090c" stroke="#3a3e45" stroke-width="5"/><rect x="${middle - 136}" y="574" width="272" height="148" rx="8" fill="#14324f"/><path d="M${middle - 136} 690l70-50 60 30 80-66 62 40v78h-272z" fill="#1f5b46"/><path d="M${middle - 100} 722l90-70 50 20 60-98" fill="none" stroke="#f2c94a" stroke-width="8"/>`,
    )
  else
    painter.add(
      `<rect x="${middle - 140}" y="590" width="280" height="62" rx="10" fill="#0e0f12"/><path d="M${middle - 128} 621h60m136 0h60" stroke="#454a51" stroke-width="44" stroke-dasharray="6 6"/><rect x="${middle - 140}" y="680" width="280" height="74" rx="8" fill="#0e0f12"/><rect x="${middle - 84}" y="692" width="168" height="28" fill="#3d6b53"/><circle cx="${middle - 114}" cy="717" r="18" fill="#5b6068"/><circle cx="${middle + 114}" cy="717" r="18" fill="#5b6068"/>`,
    )
  for (const x of [150, 1450])
    painter.add(
      `<ellipse cx="${x}" cy="668" rx="86" ry="34" fill="#0e0f12"/><path d="M${x - 70} 668h140M${x - 66} 656h132M${x - 66} 680h132" stroke="#4a4f56" stroke-width="5"/>`,
    )
  painter.add(
    `<path d="M640 770h320l60 430H580z" fill="${lower}"/><path d="M652 790h296l8 60H644z" fill="#101114"/>${[700, 800, 900].map((x) => `<circle cx="${x}" cy="820" r="24" fill="#2a2d32" stroke="#8d939b" stroke-width="4"/><path d="M${x} 820v-18" stroke="#e7e9eb" stroke-width="4"/>`).join('')}<ellipse cx="800" cy="1010" rx="70" ry="34" fill="#0c0d0f"/><path d="M782 1010l8-110h20l8 110z" fill="${accent}"/><rect x="768" y="866" width="64" height="58" rx="22" fill="#17181b" stroke="#8d939b" stroke-width="4"/>`,
  )
  const hub =
    era === 'classic'
      ? `<rect x="-62" y="-32" width="124" height="70" rx="14" fill="#17181b"/>`
      : `<path d="M-84-46q84-28 168 0l-16 96q-68 36-136 0z" fill="${mix(plastic, '#ffffff', 0.07)}"/><circle r="20" fill="#c9ced4"/><circle r="13" fill="#6f767e"/>`
  const bars =
    era === 'classic'
      ? `<path d="M-196 10h392" stroke="#26282b" stroke-width="22"/>`
      : `<path d="M-190-6L190-6M-34 30L-70 180M34 30L70 180" stroke="${plastic}" stroke-width="40"/><path d="M-176-6h70M106-6h70" stroke="#8d939b" stroke-width="16" stroke-dasharray="14 8"/>`
  const thick = era === 'classic' ? 20 : 36
  painter.add(
    `<g transform="translate(${wheel} 800)"><circle r="196" fill="none" stroke="#0e0f11" stroke-width="${thick + 8}"/><circle r="196" fill="none" stroke="${mix(plastic, '#ffffff', 0.06)}" stroke-width="${thick}"/><path d="M-150-128A196 196 0 0 1 60-188" fill="none" stroke="#fff" stroke-width="7" opacity=".2" stroke-linecap="round"/>${bars}${hub}</g>`,
  )
  const pale = mix(fabric, '#ffffff', 0.14)
  for (const x of [340, 1260])
    painter.add(
      `<g transform="translate(${x} 0)"><path d="M-70 980v-60h140v60z" fill="#1b1c1f"/><rect x="-110" y="850" width="220" height="112" rx="46" fill="${fabric}"/><path d="M-90 866q90-24 180 0" stroke="#fff" stroke-width="6" opacity=".16" fill="none"/><path d="M-230 1200q-10-190 70-220h320q80 30 70 220z" fill="${fabric}"/><path d="M-120 1200q0-150 40-170h160q40 20 40 170z" fill="${pale}"/><path d="M-120 1200q0-150 40-170M120 1200q0-150-40-170" fill="none" stroke="${accent}" stroke-width="5"/></g>`,
    )
}
