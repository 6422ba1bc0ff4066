import type { NumberRule, NumberSense } from './number-sense.ts'

/** Of what is no filter, but asks for parts. */
export const PART_NUMBER_KEY = 'partNumber'

const SURE = 6

/**
 * @param key of a filter: the types that have it are asked for that
 * @param adTypes the types that it speaks for
 */
const asText = (
  pattern: RegExp,
  weight = SURE,
  key = '',
  adTypes: NumberSense['adTypes'] = [],
): NumberRule => ({
  pattern,
  isText: true,
  read: () => ({ key, weight, adTypes }),
})

const UNIT = 'кг|кгс|нм|din|дин|а/?ч|ач|ah|v|в|вольт|mm|мм|см|атм|бар|гб|gb|квт|kw'

/** Of makers of cars and of parts: "2112-1000260", "8200 768 913", "a2048800118", "06a115561b", "04465-33471". */
const PART_NUMBER =
  /(?<![a-zа-я\d.,-])(?:\d{4,5}-\d{6,8}(?:-\d{1,3})?|\d{5}-[\da-z]{5}|[a-z]\d{10}|\d{4} \d{3} \d{3}|[78]\d{9}|\d[\da-z](?:[\da-z]|\d[\da-z])\d{6}[a-z]{0,2})(?![a-zа-я\d-])/g

const LONG =
  '(?:борт|тент|фургон|изотерм|кузов|будк|термобудк|реф|платформ|длин|удлин|прицеп|полуприцеп|лодк|катер|стрел|ковш|автовышк|вышк|подъемник|борон|жатк|культиватор|сеялк|отвал|газел)[а-я]*'
/** Without a word before it that asks for a price. */
const METRES = new RegExp(
  String.raw`(?<!(?:до|от|за|цена)\s)(?<![\d.,])(?:(?<=(?:^|\s)${LONG}\s.*)\d{1,2}(?:[.,]\d)?|\d{1,2}(?:[.,]\d)?(?=\s*м\s.*${LONG}))\s*м(?![а-яa-z\d])`,
  'g',
)

/** Of tyres of trucks in millimetres: "1200 500 508", "260-508". */
const TYRE_IN_MILLIMETRES =
  /(?<![\d.,])(?:1\d{3}\s*[-*xх ]\s*)?(?:1[5-9]0|2\d0|3\d0|[45]\d\d)\s*[-*xх ]?\s*[rр]?\s*(?:381|406|457|508|53[03]|635)(?!\d)/g
const SIZE = 8

/** Digits that are a property which no filter asks for: they stay in the text together with their unit. */
export const TEXT_RULES: NumberRule[] = [
  {
    pattern: PART_NUMBER,
    isText: true,
    read: () => ({ key: PART_NUMBER_KEY, weight: 9 }),
  },
  // "полная масса 3500 кг"
  {
    ...asText(
      /полн(?:ая|ой|ую) масс[а-я]*(?:\s*(?:до|от)?\s*\d+(?:[.,]\d+)?(?:\s*(?:кг|т(?:онн[а-я]*)?))?)?(?![а-яa-z\d])/g,
      14,
    ),
    isSpelled: true,
  },
  // "расход до 5 литров"
  asText(/расход[а-я]*\s*(?:до\s*)?\d{1,2}(?:[.,]\d)?\s*(?:л(?:итр[а-я]*)?)?(?![а-я])/g, 9),
  asText(TYRE_IN_MILLIMETRES, SIZE, '', ['auto_parts_tires']),
  // "шины 18.00-25"
  asText(/(?<![\d.,])\d{1,2}[.,]\d{2}\s*[-–]\s*\d{2}(?!\d)/g, 8),
  // "антифриз g12"
  asText(/(?<=(?:антифриз|тосол|жидкость)\s*)g1[1-3]\+*/g, 9),
  // "16 клапанов", "8кл", "16v"
  asText(
    /(?<![\d.,])(?:8|10|12|16|20|24|32)\s*-?\s*(?:ти\s*|и\s*)?(?:кл(?:\.|апан[а-я]*)?(?![а-я])|v(?![a-z]))/g,
  ),
  // "9-36 кг", "2 din", "60 ач", "48v"
  asText(
    new RegExp(
      String.raw`(?<![\d.,])\d+(?:[.,]\d+)?(?:\s*[-–/]\s*\d+)?\s*(?:${UNIT})(?![а-яa-z])`,
      'g',
    ),
  ),
  // "25 тонн", "9 кубов": where no filter has them
  asText(
    /(?<![\d.,])\d+(?:[.,]\d+)?\s*(?:тонн[а-я]*|куб[а-я]*|литр[а-я]*|корпус[а-я]*|метр[а-я]*|м|мест[а-я]*|дюйм[а-я]*)(?![а-яa-z])/g,
    4.5,
  ),
  asText(/(?<![\d.,])\d{2}\s*т(?![а-яa-z])/g, 4.5),
  // "форсунки 1.6 hdi": of cars the volume and the fuel weigh more
  asText(
    /(?<![\d.,])\d[.,]\d\s*(?:hdi|tdi|cdi|dci|crdi|jtd|d4d|mpi|tsi|tfsi|fsi|gdi|vvti|i-?vtec|v6|v8)(?![a-z])/g,
    7,
    'volume',
  ),
  // "двигатель 150 лс"
  asText(
    /(?<![\d.,])\d{1,3}(?:[.,]\d)?\s*(?:л[./]?\s?с\.?|сил[аы]?|лошад[а-я]*|hp)(?![а-яa-z])/g,
    4.5,
    'power',
  ),
  // "газель борт 4.2 м", "5.1 м фургон" of a type without a length
  asText(METRES, 9, 'length'),
  // "поколения 4", "5 серия", "стиль 32"
  asText(/(?<![\d.,])\d{1,2}\s*(?:-?[а-я]{1,2}\s+)?поколени[еяй](?![а-я])/g, 2),
  asText(/(?<![\d.,])\d{1,2}\s*(?:серии|серия)(?![а-я])/g),
  asText(/(?:стиль|style|артикул|арт\.?|цвет|код краски)\s*№?\s*\d{1,4}(?!\d)/g),
]
