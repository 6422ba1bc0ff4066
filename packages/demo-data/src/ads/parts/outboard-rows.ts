import { OWN_THING, type PartRow } from './part-row.ts'

const OUTBOARD = 208
const PROPELLER = 206

type Motor = readonly [
  maker: string,
  /** What sellers call it. */
  names: readonly string[],
  /** Roubles for a new one. */
  price: number,
  weight: number,
  /** The maker is a mark of the dictionary of jet skis and boats. */
  known?: true,
]

const MOTORS: readonly Motor[] = [
  ['Yamaha', ['Yamaha 9.9 GMHS, 2-тактный', 'Ямаха 9.9, 2 такта'], 245_000, 2, true],
  ['Yamaha', ['Yamaha F9.9 JMHS, 4-тактный', 'Yamaha 9.9, 4-тактный'], 330_000, 1, true],
  ['Suzuki', ['Suzuki DT15 AS, 2-тактный', 'Suzuki 15, 2-тактный'], 265_000, 1, true],
  ['Suzuki', ['Suzuki DF15 AS, 4-тактный', 'Сузуки 15, 4 такта'], 345_000, 1, true],
  ['Mercury', ['Mercury 9.9 MH, 2-тактный', 'Меркури 9.9 (15), 2-тактный'], 215_000, 1],
  ['Tohatsu', ['Tohatsu M 9.8 BS, 2-тактный', 'Тохатсу 9.8, 2 такта'], 210_000, 2],
  ['Hangkai', ['Hangkai 5.0, 2-тактный', 'Ханкай 9.9, 2-тактный', 'Hangkai 3.6'], 42_000, 1],
  ['Parsun', ['Parsun T 9.8 BMS, 2-тактный', 'Parsun T5.8, 2-тактный'], 125_000, 1],
  ['Tohatsu', ['Tohatsu M 18 E2S, 2-тактный'], 260_000, 1],
  ['Yamaha', ['Yamaha 30 HWCS, 2-тактный'], 395_000, 1, true],
  ['Honda', ['Honda BF 5, 4-тактный', 'Honda BF 20, 4-тактный'], 190_000, 1, true],
  ['Вихрь', ['Вихрь-30, электронное зажигание', 'Вихрь 25'], 48_000, 1],
]

/** Used motors are dear. */
const KEPT = [0.45, 0.8] as const

/** Outboard motors, and what fits them. */
export const OUTBOARD_ROWS: readonly PartRow[] = [
  ...MOTORS.map(([maker, names, price, weight, known]): PartRow => {
    const nouns = names.map((name) => `Лодочный мотор ${name}`)
    const extra = { weight, brands: [maker], used: KEPT, ...(known && { mark: maker }) }
    return [OUTBOARD, nouns, price, 'outboard', OWN_THING, extra]
  }),
  [
    PROPELLER,
    ['Винт гребной Yamaha 9.9–15, 9 1/4 x 9', 'Гребной винт Yamaha 9.9–15'],
    6_900,
    'propeller',
    OWN_THING,
    { brands: ['Solas', 'Yamaha'], mark: 'Yamaha' },
  ],
  [
    PROPELLER,
    ['Винт гребной Suzuki DF15, DT15', 'Гребной винт Tohatsu 9.8–18', 'Винт Mercury 9.9, 15'],
    6_400,
    'propeller',
    OWN_THING,
    { brands: ['Solas', 'Skipper'] },
  ],
  [
    207,
    'Редуктор лодочного мотора Yamaha 9.9–15',
    54_000,
    'gearbox',
    OWN_THING,
    { brands: ['Yamaha'], mark: 'Yamaha' },
  ],
  [
    304,
    'Крыльчатка помпы Suzuki DF15, DT15',
    1_400,
    'pump',
    OWN_THING,
    { brands: ['CEF', 'Skipper'], mark: 'Suzuki' },
  ],
  [
    303,
    'Бак топливный 12 л со шлангом',
    6_900,
    'fuelTank',
    OWN_THING,
    { brands: ['Skipper', 'Easterner'] },
  ],
  [
    602,
    'Транцевые колёса быстросъёмные',
    5_900,
    'coupling',
    OWN_THING,
    { brands: ['Патриот', 'Сталкер'] },
  ],
  [
    504,
    'Дистанционное управление Yamaha 703',
    24_500,
    'controlUnit',
    OWN_THING,
    { brands: ['Yamaha'], mark: 'Yamaha' },
  ],
  [
    601,
    ['Клапан лодки ПВХ', 'Ремкомплект лодки ПВХ'],
    900,
    'gaskets',
    OWN_THING,
    { brands: ['Bravo', 'Борика'] },
  ],
  [603, 'Якорь складной 3,2 кг с верёвкой', 1_900, 'fasteners', OWN_THING, { brands: ['Skipper'] }],
]
