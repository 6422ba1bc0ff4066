import {
  BOUND,
  boundsOf,
  exactly,
  FROM,
  HORSES,
  NUMBER,
  type NumberRule,
  numberOf,
  PLAIN_NUMBER,
  SURE,
  withUnit,
} from './number-sense.ts'

const COUNTS = ['одно', 'двух', 'трех', 'четырех']
const THOUSANDS = 1000
const CENTIMETRES = 100
/** A boat of 330 cm does for who looks for one of 320. */
const NEAR_LENGTH = 10
const THOUSAND = String.raw`ты[сщ][а-я]*\.?|т\.?(?![а-я])|к(?![а-я])`
const TONS = String.raw`т(?:онн[а-я]*|(?!\.?\s?р))`
const HOURS = String.raw`м/ч|моточас[а-я]*|мч|м\.ч\.?|часов|ч\.?`
/** A year beside the word for a mileage is none; 2000 may be. */
const YEAR = /^(?:199\d|200[1-9]|20[12]\d)$/
const KM = String.raw`км\.?|километр[а-я]*`

/** Japanese makers, and cars that are sold in Japan: who looks for them there names no new one. */
const BROUGHT_FROM_ABROAD =
  'тойот|toyota|хонд|honda|ниссан|нисан|nissan|мазд|mazda|сузуки|suzuki|субару|subaru|мицубиси|митсубиси|mitsubishi|лексус|lexus|дайхатс|daihatsu|исузу|isuzu|пробокс|probox|фит|fit|аква|aqua|приус|prius|филдер|fielder|витц|vitz|ноут|note|демио|demio|фрид|freed|степвагон|stepwgn|ноах|noah|вокси|voxy|альфард|alphard|веззел|везель|vezel|харриер|harrier|премио|аллион|серена|serena|аксио|axio|импрез|impreza'

export const VEHICLE_RULES: NumberRule[] = [
  {
    pattern: /(?:\+\s*|(?:в )?радиус[а-я]*\s*(?:до\s*)?)(?<km>\d{2,4})\s*км(?:\s*от)?/g,
    read: ({ km }) => exactly('radius', Number(km), SURE + 5),
  },
  {
    // A mileage without a bound is the upper bound.
    pattern: new RegExp(
      String.raw`(?<word>(?:(?<![а-я])с )?пробег[а-я]*\s*)?(?:${BOUND})?(?<value>${NUMBER})\s*(?<thousand>${THOUSAND})?\s*(?<unit>${KM})?(?![а-я])`,
      'g',
    ),
    read: ({ word, bound, value, thousand, unit }) => {
      if (!word && !unit) return undefined
      const number = numberOf(value)
      // "тесла дальний пробег 2021"
      if (!bound && !thousand && !unit && YEAR.test(value ?? '')) return undefined
      const km = thousand || number < THOUSANDS ? number * THOUSANDS : number
      return { key: 'mileage', ...boundsOf(bound ?? 'до', km), weight: word ? SURE + 14 : SURE + 4 }
    },
  },
  {
    // "пробег 50000-100000", "пробег от 50 до 100 тыс"
    pattern: new RegExp(
      String.raw`(?:(?<![а-я])с )?пробег[а-я]*\s*(?:${FROM})?(?<low>${NUMBER})(?:\s*(?:${THOUSAND}))?\s*(?:-|–|до|по)\s*(?<high>${NUMBER})\s*(?<thousand>${THOUSAND})?\s*(?:${KM})?(?![а-я])`,
      'g',
    ),
    read: ({ low, high, thousand }) => {
      const inThousands = thousand || numberOf(high) < THOUSANDS
      const scale = inThousands && numberOf(low) < THOUSANDS ? THOUSANDS : 1
      const to = numberOf(high) * (inThousands ? THOUSANDS : 1)
      return { key: 'mileage', from: numberOf(low) * scale, to, weight: SURE + 24 }
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:${BOUND})?(?<value>${NUMBER})\s*(?<thousand>${THOUSAND})?\s*пробег[а-я]*`,
      'g',
    ),
    read: ({ bound, value, thousand }) =>
      // "солярис 2018 пробег небольшой"
      !bound && !thousand && YEAR.test(value ?? '')
        ? undefined
        : {
            key: 'mileage',
            ...boundsOf(
              bound ?? 'до',
              numberOf(value) * (thousand || numberOf(value) < THOUSANDS ? THOUSANDS : 1),
            ),
            weight: SURE + 1,
          },
  },
  {
    // Of who brings cars from abroad it says that they were never driven here: "авто из японии без пробега", "пробокс без пробега".
    pattern: new RegExp(
      String.raw`(?<!(?<![а-яa-z])(?:япон|коре|кита|аукцион|прав|${BROUGHT_FROM_ABROAD}).*)(?<![а-я])без пробега(?!\s+по)`,
      'g',
    ),
    isSpelled: true,
    read: () => ({ key: 'mileage', to: 0, weight: SURE }),
  },
  {
    // A power after the volume: "1.6 110", "3.0 дизель 245".
    pattern:
      /(?<=\d[.,]\d\s(?:(?:дизель|бензин|турбо|автомат|механика|акпп|мкпп|[tf]s?f?si|tdi|cdi|dci|crdi|mpi|d|at|mt|cvt)\s)*)(?<value>[5-9]\d|[1-5]\d\d)(?=\s|$)/g,
    read: ({ value }) => exactly('power', numberOf(value), 3.5),
  },
  {
    // Boats are called by their length in centimetres or metres: "лодка пвх 320", "риб 3.9".
    pattern:
      /(?<=(?<![а-я])(?:пвх|лодк[а-я]*|риб|катер[а-я]*)\s(?:(?!с\s|мотор)[а-яa-z]+\s)*)(?:(?<value>[2-6]\d0)|(?<metres>[2-8][.,]\d{1,2}))(?:\s*м(?:етр[а-я]*)?\.?)?(?=\s|$)/g,
    read: ({ value, metres }) => {
      const length = metres === undefined ? Number(value) : numberOf(metres) * CENTIMETRES
      return {
        key: 'length',
        from: Math.round(length - NEAR_LENGTH) / CENTIMETRES,
        to: Math.round(length + NEAR_LENGTH) / CENTIMETRES,
        weight: SURE + 3,
      }
    },
  },
  withUnit('power', HORSES, { weight: SURE + 2, number: PLAIN_NUMBER }),
  // "лодка под мотор 15 л.с."
  withUnit('power', HORSES, {
    before: String.raw`(?<![а-я])(?:под|с) мотор[а-я]*\s*`,
    weight: SURE + 5,
  }),
  {
    pattern: new RegExp(
      String.raw`мощност[а-я]*\s*(?:${BOUND})?(?<value>${NUMBER})(?!\s*(?:вт|w))(?:\s*(?:${HORSES}))?(?![а-я])`,
      'g',
    ),
    read: ({ bound, value }) => ({
      key: 'power',
      ...boundsOf(bound, numberOf(value)),
      weight: SURE + 3,
    }),
  },
  withUnit('motorPower', `вт|w|ватт`),
  // Words for some weights are labels: "5 тонн".
  withUnit('capacity', TONS, { weight: SURE + 4 }),
  {
    // "от 10 до 15 тонн"
    pattern: new RegExp(
      String.raw`(?:${FROM})?(?<low>${NUMBER})\s*(?:${TONS}\s*)?(?:-|–|до|по)\s*(?<high>${NUMBER})\s*(?:${TONS})(?![а-яa-z])`,
      'g',
    ),
    read: ({ low, high }) => ({
      key: 'capacity',
      from: numberOf(low),
      to: numberOf(high),
      weight: SURE + 9,
    }),
  },
  withUnit('seats', `мест[а-я]*|местн[а-я]*`),
  {
    pattern: new RegExp(
      String.raw`(?:наработк[а-я]*\s*)?(?:${BOUND})?(?<value>${NUMBER})\s*(?:${HOURS})(?![а-яa-z])`,
      'g',
    ),
    read: ({ bound = 'до', value }) => ({
      key: 'hours',
      ...boundsOf(bound, numberOf(value)),
      weight: SURE,
    }),
  },
  {
    // "наработка до 8000"
    pattern: new RegExp(
      String.raw`наработк[а-я]*\s*(?:${BOUND})?(?<value>${NUMBER})\s*(?<thousand>${THOUSAND})?\s*(?:${HOURS})?(?![а-яa-z])`,
      'g',
    ),
    read: ({ bound = 'до', value, thousand }) => ({
      key: 'hours',
      ...boundsOf(bound, numberOf(value) * (thousand ? THOUSANDS : 1)),
      weight: SURE + 3,
    }),
  },
  withUnit('axles', `ос[иь]|осей|осн[а-я]*`),
  {
    // "двухосный"
    pattern: /(?<![а-я])(?<count>одно|двух|трех|четырех)осн[а-я]*/g,
    isSpelled: true,
    read: ({ count = '' }) => exactly('axles', COUNTS.indexOf(count) + 1, SURE),
  },
  // Where length is asked for, "3.3 м" is no price.
  withUnit('length', String.raw`м(?:етр[а-я]*)?\.?(?!\d)`, { weight: SURE + 1 }),
  withUnit('maxSpeed', `км/ч|км в час`, { weight: SURE + 3 }),
  withUnit('range', KM, { before: String.raw`запас хода\s*`, weight: SURE + 4 }),
  withUnit('quantity', String.raw`шт[а-я]*\.?`),
  withUnit('wear', `%|процент[а-я]*`, { before: String.raw`износ[а-я]*\s*` }),
]
