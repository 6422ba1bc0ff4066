/** A circle as a path, for holes by the even-odd rule. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A wheel from the side: tyre with a hole for the hub. */
const wheel = (x: number, y: number, r: number) => circle(x, y, r) + circle(x, y, r * 0.36)

/** The spokes of a rim. */
const spokes = (from: number, to: number) =>
  Array.from({ length: 5 }, (_, index) => {
    const angle = ((index + 0.25) * 2 * Math.PI) / 5
    const point = (r: number) =>
      `${(24 + r * Math.cos(angle)).toFixed(1)} ${(16 + r * Math.sin(angle)).toFixed(1)}`
    return `M${point(from)}L${point(to)}`
  }).join('')

const WAVES = 'M3 29q3.5-2.6 7 0t7 0t7 0t7 0t7 0t7 0'

interface Shape {
  /** Filled, holes by the even-odd rule. */
  solid: string
  /** Stroked with a width of 2.4. */
  line?: string
}

/** In a box of 48 × 32, standing on y = 29, heading left. */
export const VEHICLE_SHAPES = {
  car: {
    solid: `M3 25V20.5Q3 18 6 17.3L13 16L18.5 10.2Q19.6 9 21.5 9H30Q32 9 33.3 10.3L38.5 15.7L43 17Q45.5 17.8 45.5 20.5V25H42A5.2 5.2 0 0 0 31.6 25H17.4A5.2 5.2 0 0 0 7 25ZM17 15.7L20.7 11.8Q21.2 11.3 22 11.3H25V15.7ZM27 11.3H30Q31 11.3 31.7 12L35.2 15.7H27Z${wheel(12.2, 25, 4)}${wheel(36.8, 25, 4)}`,
  },
  truck: {
    solid: `M2.5 25.5V16.5L5.5 9.5Q6 8.5 7 8.5H14V25.5H13.2A4.6 4.6 0 0 0 4 25.5ZM5.5 15.5H11.5V11H7.5ZM16 5H46V23H44.5A4.8 4.8 0 0 0 37.5 24A4.8 4.8 0 0 0 28.2 25.5H16Z${wheel(8.6, 25.5, 3.5)}${wheel(32.8, 25.5, 3.5)}${wheel(41.2, 25.5, 3.5)}`,
  },
  bus: {
    solid: `M2.5 25V9Q2.5 6 5.5 6H43Q45.5 6 45.5 8.5V25H41.6A4.8 4.8 0 0 0 32 25H17.4A4.8 4.8 0 0 0 7.8 25ZM5 16.5H10.5V9H6Q5 9 5 10ZM12.5 9H20.5V15H12.5ZM22.5 9H30.5V15H22.5ZM32.5 9H42.5V15H32.5Z${wheel(12.6, 25.2, 3.7)}${wheel(36.8, 25.2, 3.7)}`,
  },
  trailer: {
    solid: `M14 8H45V24H36.4A5 5 0 0 0 26.6 24H14ZM17 11V13.5H42V11Z${wheel(31.5, 25, 3.9)}`,
    line: 'M14 22.5H3.5M7.5 22.5V28.5',
  },
  tractor: {
    solid: `M4 14.5Q4 13 5.5 13H19L21.5 4H36.5V13.5A9.8 9.8 0 0 0 25.2 23H16.4A5.2 5.2 0 0 0 6.5 22H4ZM22 13H34V6.5H23.8Z${circle(34.5, 21, 8)}${circle(34.5, 21, 3.2)}${wheel(11.3, 25, 4)}`,
    line: 'M12 12V7',
  },
  excavator: {
    solid: `M24 21V12L27 6.5H34V13H43Q44.5 13 44.5 14.5V21ZM26.5 13.5H31.7V9H28.5ZM24.5 22.8H42.5a3.1 3.1 0 0 1 0 6.2H24.5a3.1 3.1 0 0 1 0-6.2ZM25 24.9a1 1 0 0 0 0 2H42a1 1 0 0 0 0-2ZM3 20H11.5L10 26.5Q5 28 3 25Z`,
    line: 'M25 16L16 4.5L8.5 10.5L8 20',
  },
  motorcycle: {
    solid: 'M16.5 14Q19 11 23 11.5L28 14.5L43 12.5Q43.5 15.5 39.5 17L32.5 18.5L29.5 24H20.5Z',
    line: `${circle(9.5, 22.5, 5.5)}${circle(38.5, 22.5, 5.5)}M9.5 22.5L15.5 9.5M13 8.5H18.5M29.5 22.5H38.5`,
  },
  jetSki: {
    solid:
      'M2.5 20.5Q9 15.5 17 15L20 10H23.5L22.5 15L27 16L38 14Q43 14.5 44.5 18L43 24.5Q30 26.5 13 24.5Q6 23.8 2.5 20.5Z',
    line: `M17.5 9.5H23${WAVES}`,
  },
  snowmobile: {
    solid:
      'M5 20.5Q8 14.5 17.5 13.5L20 8.5H23.5L22.5 13.5L28 15.5L43 14.5Q45 17.5 43 20.5ZM21 22H41a3.5 3.5 0 0 1 0 7H24.5Q22 29 21 26ZM24.5 24.5L25.5 26.5H41a1 1 0 0 0 0-2Z',
    line: 'M2.5 25.5Q4 28 7.5 28H17.5M11 20.5L13 28',
  },
  scooter: {
    solid: `M31 4L22.5 14.5H28L25.5 21L35.5 10.5H30L34 4Z${wheel(10, 25.2, 3.8)}${wheel(37.5, 25.2, 3.8)}`,
    line: 'M10.5 5H16.5M14.5 5L11 21M12 22.5Q16 26 21 26H29.5Q32 26 33.5 22.5',
  },
  boat: {
    solid:
      'M2.5 17.5H18L23.5 10H34L37 17.5H45.5L43 25Q28 27 13 25Q5.5 24 2.5 17.5ZM22.5 16H33L31.8 12.5H25Z',
    line: WAVES,
  },
  quadBike: {
    solid: `M3 17.5Q4.5 13 10 12.5H15.5L18.5 8H22.5L21.5 12.5Q25 15.5 29 13.5L41 12.5Q45 13.5 45 17.5L42.5 16.5A7 7 0 0 0 30 21L27.5 24.5H20.5L18 21A7 7 0 0 0 5.5 16.5Z${wheel(11.5, 23, 6)}${wheel(36.5, 23, 6)}`,
    line: 'M15 7H21',
  },
  motoTrailer: {
    solid: `M13 20.5H46V24H35.9A4.7 4.7 0 0 0 27.1 24H13ZM20 9.5L25 8L30 10.5L38.5 9.5L36 12.5L30 13.5L28 16.5H24Z${wheel(31.5, 25.4, 3.6)}`,
    line: `M13 22.2H3.5M7.5 22.2V28.5${circle(18.5, 15.5, 3.6)}${circle(37, 15.5, 3.6)}M18.5 15.5L21.5 6`,
  },
  part: {
    solid: `M13.5 3.5H34.5V7H13.5ZM13.5 8.8H34.5V11H13.5ZM13.5 12.8H34.5V18.5H28L26.5 16H21.5L20 18.5H13.5ZM22 17.5H26L27.5 23H20.5Z${circle(24, 25, 4.2)}${circle(24, 25, 1.8)}`,
  },
  tyre: {
    solid: `${circle(24, 16, 13.5)}${circle(24, 16, 11.4)}${circle(24, 16, 10.2)}${circle(24, 16, 6.6)}`,
  },
  disc: {
    solid: `${circle(24, 16, 3.2)}${circle(24, 16, 1.1)}`,
    line: `${circle(24, 16, 11.5)}${spokes(3, 11)}`,
  },
  wheel: {
    solid: `${circle(24, 16, 13.5)}${circle(24, 16, 8.5)}${circle(24, 16, 2.4)}`,
    line: spokes(2, 8.6),
  },
  accessory: {
    solid:
      'M27.5 4.5Q28 2.5 30 2.5H33Q35 2.5 35.3 4.5L35.7 8H28ZM27.5 9.8H36L38.5 23Q38.5 25.5 36 25.5H31ZM10 20.5Q10 18.5 12.5 18.5L28 20.5L29 25.5H13Q10 25 10 22.5ZM13 27.2H36V29H13Z',
  },
  service: {
    solid:
      'M33.5 3.5A8 8 0 0 0 22.7 13.2L10.5 23.5A3.6 3.6 0 1 0 15.6 28.5L26.3 16.6A8 8 0 0 0 36.5 6.5L32 11L28.5 10.5L28.8 7.8ZM12.5 26.2a1.3 1.3 0 1 0 1.3-1.3a1.3 1.3 0 0 0-1.3 1.3Z',
  },
} as const satisfies Record<string, Shape>

/** The same shapes under their general type: not all have `lines`. */
export const shapeOf = (kind: keyof typeof VEHICLE_SHAPES): Shape => VEHICLE_SHAPES[kind]
