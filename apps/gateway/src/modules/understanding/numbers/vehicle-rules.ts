import {
  BOUND,
  boundsOf,
  exactly,
  FROM,
  HORSES,
  NUMBER,
  type NumberRule,
  numberOf,
} from './number-sense.ts'

const SURE = 7

/** A number with a unit, in the bounds of the word before it. */
const withUnit = (
  key: string,
  unit: string,
  { before = '', weight = SURE }: { before?: string; weight?: number } = {},
): NumberRule => ({
  pattern: new RegExp(
    String.raw`(?:${before})(?:${BOUND})?(?<value>${NUMBER})\s*(?:${unit})(?![а-яa-z])`,
    'g',
  ),
  read: ({ bound, value }) => ({ key, ...boundsOf(bound, numberOf(value)), weight }),
})

const LITRES: Readonly<Record<string, number>> = { полутора: 1.5, двух: 2, трех: 3 }
const COUNTS = ['одно', 'двух', 'трех', 'четырех']
const THOUSANDS = 1000
const CENTIMETRES = 100
/** A boat of 330 cm does for who looks for one of 320. */
const NEAR_LENGTH = 10
const THOUSAND = String.raw`тыс[а-я]*\.?|т\.?(?![а-я])|к(?![а-я])`
const TONS = String.raw`т(?:онн[а-я]*|(?!\.?\s?р))`
const HOURS = String.raw`м/ч|моточас[а-я]*|мч|м\.ч\.?|часов|ч\.?`
const KM = String.raw`км\.?|километр[а-я]*`

export const VEHICLE_RULES: NumberRule[] = [
  {
    pattern: /(?:\+\s*|(?:в )?радиус[а-я]*\s*(?:до\s*)?)(?<km>\d{2,4})\s*км(?:\s*от)?/g,
    read: ({ km }) => exactly('radius', Number(km), SURE + 5),
  },
  {
    pattern:
      /(?:об[ъь]?[её]м[а-я]*\s*)?(?:от\s*)?(?<low>\d[.,]\d)\s*(?:-|до)\s*(?<high>\d[.,]\d)(?![\d.,])\s*(?:л(?:итр[а-я]*)?\.?(?![а-я]))?/g,
    read: ({ low, high }) => ({
      key: 'volume',
      from: numberOf(low),
      to: numberOf(high),
      weight: SURE + 2,
    }),
  },
  {
    pattern: /(?<!\d)(?<litres>\d) (?<tenths>\d)\s*л(?:итр[а-я]*)?\.?(?![а-я])/g,
    read: ({ litres, tenths }) => exactly('volume', Number(`${litres}.${tenths}`), SURE),
  },
  {
    // Cubic centimetres of cars: "1600 кубов".
    pattern: /(?<!\d)(?<value>[1-6]\d00)\s*(?<unit>куб[а-я]*|см3|см³|cc|сс)?(?![\dа-яa-z])/g,
    read: ({ value, unit }) => exactly('volume', Number(value) / THOUSANDS, unit ? SURE : 2),
  },
  {
    // A mileage without a bound is the upper bound.
    pattern: new RegExp(
      String.raw`(?<word>(?:с )?пробег[а-я]*\s*)?(?:${BOUND})?(?<value>${NUMBER})\s*(?<thousand>${THOUSAND})?\s*(?<unit>${KM})?(?![а-я])`,
      'g',
    ),
    read: ({ word, bound, value, thousand, unit }) => {
      if (!word && !unit) return undefined
      const number = numberOf(value)
      const km = thousand || number < THOUSANDS ? number * THOUSANDS : number
      return { key: 'mileage', ...boundsOf(bound ?? 'до', km), weight: word ? SURE + 14 : SURE + 4 }
    },
  },
  {
    // "пробег 50000-100000", "пробег от 50 до 100 тыс"
    pattern: new RegExp(
      String.raw`(?:с )?пробег[а-я]*\s*(?:${FROM})?(?<low>${NUMBER})(?:\s*(?:${THOUSAND}))?\s*(?:-|–|до|по)\s*(?<high>${NUMBER})\s*(?<thousand>${THOUSAND})?\s*(?:${KM})?(?![а-я])`,
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
    read: ({ bound = 'до', value, thousand }) => ({
      key: 'mileage',
      ...boundsOf(
        bound,
        numberOf(value) * (thousand || numberOf(value) < THOUSANDS ? THOUSANDS : 1),
      ),
      weight: SURE + 1,
    }),
  },
  {
    // Litres: "1.6", "2,0 л".
    pattern: /(?<![\d.,])(?<value>\d[.,]\d)(?![\d.,])\s*(?:л(?:итр[а-я]*)?\.?(?![а-я]))?/g,
    read: ({ value }) => exactly('volume', numberOf(value), 5),
  },
  {
    // "двухлитровый"
    isSpelled: true,
    pattern: /(?<![а-я])(?<word>полутора|двух|трех)\s?-?литров[а-я]*/g,
    read: ({ word = '' }) => exactly('volume', LITRES[word] ?? 0, SURE),
  },
  withUnit('volume', String.raw`л\.?`, { weight: 6 }),
  // Surer than a "3" of a BMW: "бмв е46 3 литра".
  withUnit('volume', `литр[а-я]*`, { weight: SURE + 4 }),
  withUnit('volume', `куб[а-я]*|сс|cc|см3|см³|кубиков`, { weight: SURE }),
  {
    // Cubic centimetres of motorcycles: "питбайк 125".
    pattern:
      /(?<![\d.,\-/])(?<value>49(?:[.,]\d)?|50|70|80|90|100|110|125|140|150|170|190|200|250|300|400|450|500|600|650|700|750|800|850|900|1000|1100|1200|1300)(?![\d.,/])/g,
    read: ({ value }) => exactly('volume', numberOf(value), numberOf(value) < 20 ? 0 : 2.5),
  },
  {
    // A power after the volume: "1.6 110", "3.0 дизель 245".
    pattern:
      /(?<=\d[.,]\d\s(?:(?:дизель|бензин|турбо|автомат|механика|акпп|мкпп|[tf]s?f?si|tdi|cdi|dci|crdi|mpi|d|at|mt|cvt)\s)*)(?<value>[5-9]\d|[1-5]\d\d)(?=\s|$)/g,
    read: ({ value }) => exactly('power', numberOf(value), 3.5),
  },
  {
    // "мотор 3.0 и больше" is no engine for sale.
    pattern:
      /(?<engine>(?:мотор|двигатель|двс|об[ъь]?[её]м)\s*)?(?<![\d.,])(?<value>\d[.,]\d)\s*(?:л(?:итр[а-я]*)?\.?\s*)?(?:и (?:больше|более|выше)|\+)/g,
    read: ({ engine, value }) => ({
      key: 'volume',
      from: numberOf(value),
      weight: engine ? SURE + 7 : SURE,
    }),
  },
  {
    // Inflatable boats are called by their length in centimetres: "лодка пвх 320".
    pattern: /(?<=(?<![а-я])пвх\s(?:[а-яa-z]+\s)*)(?<value>[2-6]\d0)(?=\s|$)/g,
    read: ({ value }) => ({
      key: 'length',
      from: (Number(value) - NEAR_LENGTH) / CENTIMETRES,
      to: (Number(value) + NEAR_LENGTH) / CENTIMETRES,
      weight: SURE + 3,
    }),
  },
  withUnit('power', HORSES, { weight: SURE + 2 }),
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
