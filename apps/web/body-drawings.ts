import type { BODY_SHAPES } from './app/features/search/main-page/body-shapes.ts'

/** Without the rests of binary fractions. */
const tenths = (value: number) => Number(value.toFixed(1))
const circle = (x: number, y: number, r: number) =>
  `M${tenths(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const wheel = (x: number) => circle(x, 25, 4) + circle(x, 25, 1.4)

/** The lower edge between the wheels, from the tail to the nose. */
const SILL = 'V25H42A5.2 5.2 0 0 0 31.6 25H17.4A5.2 5.2 0 0 0 7 25Z'
/** The wheels of every shape. */
const WHEELS = wheel(12.2) + wheel(36.8)
const car = (roof: string, windows: string) =>
  `M3 25V20.5Q3 18 6 17.3L13 16${roof}${SILL}${windows}`

const SEDAN = car(
  'L18.5 10.2Q19.6 9 21.5 9H30Q32 9 33.3 10.3L38.5 15.7L43 17Q45.5 17.8 45.5 20.5',
  'M17 15.7L20.7 11.8Q21.2 11.3 22 11.3H25V15.7ZM27 11.3H30Q31 11.3 31.7 12L35.2 15.7H27Z',
)
const HATCHBACK = car(
  'L18.5 10.2Q19.6 9 21.5 9H35Q37.5 9 39 11L43.5 16.7Q45.5 18 45.5 20.5',
  'M17 15.7L20.7 11.8Q21.2 11.3 22 11.3H26V15.7ZM28 11.3H34.5Q36 11.3 37 12.6L39.2 15.7H28Z',
)
const LIFTBACK = car(
  'L18.5 10.2Q19.6 9 21.5 9H30Q32.5 9 34.5 10.2L44 16.4Q45.5 17.8 45.5 20.5',
  'M17 15.7L20.7 11.8Q21.2 11.3 22 11.3H26V15.7ZM28 11.3H30.5Q32 11.3 33.5 12.3L38.5 15.7H28Z',
)
const ESTATE = car(
  'L18.5 10.2Q19.6 9 21.5 9H40.5Q42.5 9 43.2 11L45 16Q45.5 18 45.5 20.5',
  'M17 15.7L20.7 11.8Q21.2 11.3 22 11.3H25V15.7ZM27 11.3H33V15.7H27ZM35 11.3H40Q41 11.3 41.4 12.4L42.4 15.7H35Z',
)
const OFF_ROADER = `M3 24V17.5Q3 15.2 6 14.6L13 13.6L17.5 7Q18.6 5.6 20.5 5.6H40Q42.3 5.6 43 7.6L45 14Q45.5 16 45.5 18${SILL}M16.8 13.2L20 8.6Q20.5 8 21.3 8H25V13.2ZM27 8H33V13.2H27ZM35 8H39.8Q40.8 8 41.2 9.2L42.4 13.2H35Z`
const COUPE = car(
  'L20 10.6Q21.4 9.6 23.5 9.6H28Q31 9.6 33.5 11L41 15.6L43.5 16.5Q45.5 17.6 45.5 20.5',
  'M18.4 15.7L22 12.4Q22.7 11.9 23.6 11.9H28Q30.2 11.9 32 13L36.4 15.7Z',
)
const CABRIOLET = car(
  'L18.8 10.4L20.4 11.2L17.4 15.7H36Q37 14.4 39 14.8L43 16.6Q45.5 17.8 45.5 20.5',
  '',
)
const MINIVAN = `M3 24V19.5Q3 17 5.5 15.8L15 7.4Q16.8 5.8 19.5 5.8H40.5Q42.8 5.8 43.4 8L45 15Q45.5 17.5 45.5 20${SILL}M11.8 14.6L17.4 9.2Q18.4 8.3 19.8 8.3H23V14.6ZM25 8.3H32V14.6H25ZM34 8.3H40Q41 8.3 41.3 9.4L42.5 14.6H34Z`
const PICKUP = `M3 24V18.5Q3 16 6 15.4L12 14.4L16 8Q17 6.6 18.8 6.6H25.5Q27.5 6.6 27.5 8.6V15H45.5V19${SILL}M15.4 14L18.4 9.5Q18.9 8.9 19.6 8.9H25.2V14Z`
const VAN = `M3 24V18.5Q3 16.4 5 15L9.5 7Q10.6 4.6 13.5 4.6H43Q45.5 4.6 45.5 7V20${SILL}M8 14.2L11.6 7.8Q12 7 13 7H17V14.2Z`

/** Cars by the id of their shape (`BODY_SHAPES`): paths by the even-odd rule in a box of 48 × 32, heading left. */
export const BODY_DRAWINGS: Record<(typeof BODY_SHAPES)[number]['id'], string> = {
  sedan: SEDAN + WHEELS,
  hatchback: HATCHBACK + WHEELS,
  liftback: LIFTBACK + WHEELS,
  estate: ESTATE + WHEELS,
  offRoader: OFF_ROADER + WHEELS,
  coupe: COUPE + WHEELS,
  cabriolet: CABRIOLET + WHEELS,
  minivan: MINIVAN + WHEELS,
  pickup: PICKUP + WHEELS,
  van: VAN + WHEELS,
}
