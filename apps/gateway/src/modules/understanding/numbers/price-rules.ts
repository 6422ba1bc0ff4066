import { BOUND, boundsOf, FROM, NUMBER, type NumberRule, numberOf } from './number-sense.ts'

const MILLION = String.raw`млн|миллион[а-я]*|мл|лям[а-я]*|лимон[а-я]*|м(?![а-я\d])|kk|кк`
const THOUSAND = String.raw`ты[сщ][а-я]*\.?(?!\.?\s*(?:км|пробег|километр))|т\.?\s?р\.?|тр|тыр|косар[а-я]*|(?:[кт](?![а-я\d])|k(?![a-z\d]))(?!\s*(?:км|пробег))|штук[а-я]*`
const ROUBLES = String.raw`руб[а-я]*\.?|р\.?(?![а-я\d])|₽`
const SCALE = String.raw`(?:(?<million>${MILLION})|(?<thousand>${THOUSAND}))\.?`
const WORD = String.raw`(?<![а-я])(?:ценой|цена|цене|за|стоимость[юи]?|бюджет|в пределах|около|примерно|порядка)\s*`
/** A number of something else. */
const NO_PRICE = String.raw`(?!\s*(?:[тк]\.?\s*км|[тк]\.?\s*пробег|пробег|тонн|кг|мест|лет|км|л\.?\s?с|лс|сил|лошад|куб|метр|час|моточас|м/ч|мч|ос[иье]|шт|см|мм|%|литр|дюйм|год|г\b))`
/** "экскаватор с 2 ковшами" */
const NO_COUNT = String.raw`(?!с\s+\d+\s+[а-я]+(?:ми|ом|ем|ым|им)(?![а-я]))`
/** "2-х млн", "5ти миллионов" */
const ENDING = String.raw`[\s-]?(?:х|ех|ух|и|ти|ми)(?=\s)`
const UNIT = String.raw`(?:(?:${ENDING})?\s*${SCALE})?(?:\s*(?<roubles>${ROUBLES}))?`

const scaled = (text: string | undefined, { million, thousand }: Partial<Record<string, string>>) =>
  Math.round(numberOf(text) * (million ? 1e6 : thousand ? 1e3 : 1) * 100) / 100

/** Cheaper things are not priced in «штук», nor in a «т» without a bound: "трал 60т". */
const LEAST_IN_PIECES = 20_000
const LEAST_IN_T = 100_000
const STRONG = 7
const WEAK = 4

export const PRICE_RULES: NumberRule[] = [
  {
    // "1 млн 200", "миллион двести" is left to the words
    pattern: new RegExp(
      `(?:${WORD})?(?:${BOUND})?(?<whole>\\d+)\\s*(?:${MILLION})\\.?\\s*(?<rest>\\d{2,3})(?:\\s*(?:${THOUSAND}))?(?!\\d)`,
      'g',
    ),
    read: ({ bound = 'до', whole, rest }) => ({
      key: 'price',
      ...boundsOf(bound, Number(whole) * 1e6 + Number(rest) * 1e3),
      weight: STRONG + 3,
    }),
  },
  {
    pattern: new RegExp(
      `(?:${WORD})?(?:${BOUND})?(?<text>пол(?:у|тора|утора)?\\s?(?:${MILLION}))`,
      'g',
    ),
    isSpelled: true,
    read: ({ bound = 'до', text = '' }) => ({
      key: 'price',
      ...boundsOf(bound, /^полу?тора/.test(text) ? 1.5e6 : 5e5),
      weight: STRONG + 1,
    }),
  },
  {
    // "от 500 до 800 тыс", "500-800 тыс"
    pattern: new RegExp(
      String.raw`(?:${WORD})?(?<lower>${FROM})?(?<low>${NUMBER})(?:\s*(?<lowMillion>${MILLION})|\s*(?<lowThousand>${THOUSAND}))?\.?(?:\s*(?:до|по)\s*|\s*(?<dash>[-–—])\s*)(?<high>${NUMBER})${UNIT}${NO_PRICE}`,
      'g',
    ),
    read: (groups) => {
      const { low, lower, dash, high, lowMillion, lowThousand, million, thousand, roubles } = groups
      const ownScale = lowMillion || lowThousand
      const from = ownScale
        ? scaled(low, { million: lowMillion, thousand: lowThousand })
        : scaled(low, groups)
      const to = scaled(high, groups)
      // "2т до 100 тысяч" is an outboard motor of two strokes.
      if (!(from < to) || (lowThousand === 'т' && from < 50_000)) return undefined
      const hasUnit = million || thousand || roubles
      // "2013 до 350 тысяч" has a year.
      const weight = !hasUnit ? 1 : lower || dash ? STRONG + 8 : STRONG + 2
      return { key: 'price', from, to, weight, isBarePrice: !hasUnit }
    },
  },
  {
    pattern: new RegExp(
      `(?:${WORD})?${NO_COUNT}${BOUND}(?<amount>${NUMBER})${UNIT}${NO_PRICE}`,
      'g',
    ),
    read: (groups) => priceOf(groups, WEAK + 1),
  },
  {
    pattern: new RegExp(`(?<word>${WORD})(?<amount>${NUMBER})${UNIT}`, 'g'),
    read: (groups) => priceOf(groups, WEAK + 2),
  },
  {
    // A number of thousands and nothing else.
    pattern: /^\s*(?<amount>\d{2,4}\s?000)\s*$/g,
    read: ({ amount }) => ({ key: 'price', to: numberOf(amount), weight: STRONG }),
  },
  {
    // "камри 1 200 000"
    pattern: new RegExp(
      `(?<![\\d.,-])(?<amount>(?:\\d{1,2} ?)?\\d{3} ?000)(?![\\d.,-])${NO_PRICE}`,
      'g',
    ),
    read: ({ amount }) => ({ key: 'price', to: numberOf(amount), weight: WEAK }),
  },
  {
    // "к4м" is an engine, "тт-4м" a tractor.
    pattern: new RegExp(`(?<![а-яa-z]-?)(?<amount>${NUMBER})${UNIT}`, 'g'),
    read: (groups) =>
      groups.million || groups.roubles || groups.thousand ? priceOf(groups, WEAK) : undefined,
  },
]

function priceOf(groups: Partial<Record<string, string>>, weak: number) {
  const { million, thousand, roubles } = groups
  const hasUnit = Boolean(million || thousand || roubles)
  const value = scaled(groups.amount, groups)
  // "1.8т" is an engine, "4 штуки" are four.
  const isCount = thousand?.startsWith('штук') && value < LEAST_IN_PIECES
  const isWeight = thousand === 'т' && value < (groups.bound ? LEAST_IN_T / 2 : LEAST_IN_T)
  if (value < 1 || isWeight || isCount) return undefined
  // A price without a bound is the upper bound.
  const bounds = boundsOf(groups.bound ?? 'до', value)
  return {
    key: 'price',
    ...bounds,
    weight: !hasUnit ? weak : groups.bound ? STRONG + 1 : STRONG,
    isBarePrice: !hasUnit,
  }
}
