import { withLookAlikes } from '@trassa/catalog/names/spelling-key'
import { HORSES, type NumberRule, type NumberSense } from './number-sense.ts'

/** Of what is no filter, but asks for parts. */
const PART_NUMBER_KEY = 'partNumber'

export const isPartNumber = ({ senses }: { senses: readonly NumberSense[] }): boolean =>
  senses.some(({ key }) => key === PART_NUMBER_KEY)

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

/** "волга 3110 в москве" is no voltage. */
const VOLTS = String.raw`(?<!\d{3}\s*)(?:v|в(?!\s+[а-я])|вольт)`
const UNIT = `${VOLTS}|кг|кгс|нм|din|дин|а/?ч|ач|ah|ампер[а-я]*(?:[ -]час[а-я]*)?|mm|мм|см|атм|бар|гб|gb|квт|kw`

/** Of makers of cars and of parts. Round ones ("15000-20000", "1500000") are prices and mileages. */
const PART_NUMBERS = [
  // "2112-1000260", "66-3502070", "а21r23-1118010", "050s-169261", "8-43363451-3"
  String.raw`\d{4,5}-\d{6,8}(?:-\d{1,3})?(?<!000)`,
  String.raw`[a-zа-я\d]{2,6}-\d{7}(?<!000)`,
  String.raw`\d{3}[a-z]-\d{6}`,
  String.raw`\d-\d{8}-\d`,
  // "04465-33471", "2410-48255", "297-2350", "58803-m3908", "84603-sf4-g05"
  String.raw`\d{5}-[\da-z]{4,5}(?<!000)`,
  String.raw`\d{5}-[a-z]\d{4}`,
  // "80-74833", "81.32178-6245"
  String.raw`\d{2}-\d{5}(?<!00)`,
  String.raw`\d{2}\.\d{5}-\d{4}`,
  String.raw`\d{3,4}-\d{5}(?<!000)`,
  String.raw`\d{3}-\d{4}(?<!00)`,
  String.raw`\d{5}-[a-z]{2}\d-[a-z]\d{2}`,
  // "20y-63-70728", "1bx-02084-93", "307/h3979"
  String.raw`\d{2}[a-z]-\d{2}-\d{5}`,
  String.raw`\d[a-z]{2}-\d{5}-\d{2}`,
  String.raw`\d{3}\/[a-z]\d{4}`,
  // "8200 768 913", "a2048800118", "06a115561b", "9194k097", "hh910724", "1390901"
  String.raw`\d{4} \d{3} \d{3}`,
  String.raw`(?:[a-z]{1,2}|[авекмнорстх])\d{10}`,
  String.raw`[78]\d{9}`,
  String.raw`\d[\da-z](?:[\da-z]|\d[\da-z])\d{6}[a-z]{0,2}`,
  String.raw`\d[a-zавекмнорстх]\d{7}[a-z]?`,
  String.raw`\d{4}[a-z]\d{3}`,
  // "5e015034x"
  String.raw`\d[a-z]\d{6}[a-z]`,
  String.raw`[a-z]{2}\d{6}`,
  // "0446533471", "2112100026" without their dividers; telephones begin otherwise
  String.raw`(?!9)\d{5}(?=[\da-z]*[1-9a-z])[\da-z]{5}`,
  String.raw`(?![789])\d{11,12}(?<!0000)`,
  // But not the size of a tyre, "2056016".
  String.raw`(?!\d{2}5[3-8][05][12]\d(?!\d))\d{7,9}(?<!00)`,
]
const PART_NUMBER = new RegExp(
  String.raw`(?<![a-zа-я\d.,/-])(?:${PART_NUMBERS.join('|')})(?![a-zа-я\d/-])`,
  'g',
)

/** Where makers divide a number of so many signs: `04465-33471`, `2112-1000260`, `32040-2934050`. */
const DIVIDED_AFTER: Readonly<Partial<Record<number, number>>> = { 10: 5, 11: 4, 12: 5 }

/** Signs of a part's number. */
const OF_NUMBER = /^(?=.*\d{3})[\da-z./-]{6,}$/

/** Of the ГАЗ, whose first letter is Cyrillic: `А21R23-1118010`. */
const OF_GAZ = /^a(?=\d{2}r\d{2})/

/** A part's number with the letters of its maker where it was typed with others that look like them; other words as they are. */
export function inItsLetters(word: string): string {
  const latin = withLookAlikes(word)
  return latin !== word && OF_NUMBER.test(latin) ? latin : word.replace(OF_GAZ, 'а')
}

/** A part's number that is typed in one with its divider; other words as they are, telephones too. */
export function withDivider(word: string): string {
  const place = DIVIDED_AFTER[word.length]
  return place !== undefined && /^(?![78]\d{10}$)\d{4,}[\da-z]+$/.test(word)
    ? `${word.slice(0, place)}-${word.slice(place)}`
    : word
}

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
  // "запас хода от 400 км"
  asText(
    /запас[а-я]* хода\s*(?:от|до|не менее|более)?\s*\d+(?:\s*(?:км|километр[а-я]*))?(?![а-я])/g,
    16,
    'range',
  ),
  // "электромобиль 400 км"
  asText(
    /(?<=(?<![а-яa-z])(?:электр|тесл|tesla|zeekr|зикр)[а-яa-z]*\s.*)(?<!пробег[а-я]*\s(?:до\s)?)(?:от\s)?(?<!\d)[1-9]\d{2}\s*(?:км|километр[а-я]*)(?![а-я])/g,
    16,
    'range',
  ),
  // "4 балла"
  asText(/(?<![\d.,])\d(?:[.,]5)?\s*балл[а-я]*/g, 9),
  // "расход до 5 литров"
  asText(/расход[а-я]*\s*(?:до\s*)?\d{1,2}(?:[.,]\d)?\s*(?:л(?:итр[а-я]*)?)?(?![а-я])/g, 14),
  asText(TYRE_IN_MILLIMETRES, SIZE, '', ['auto_parts_tires']),
  // "шины 18.00-25"
  asText(/(?<![\d.,])\d{1,2}[.,]\d{2}\s*[-–]\s*\d{2}(?!\d)/g, 8),
  // "аккумулятор 60ah 540a"
  asText(/(?<=(?:ач|ah)\s+)\d{3}\s*[aа]?(?![\da-zа-я])/g, 12),
  // "проставки 5х120": of what has no such filter
  asText(/(?<![\d.,])[3-6]\s*[xх]\s*\d{2,3}(?:[.,]\d)?(?!\d)/g, 8, 'pcd'),
  // The thread of a bolt, "м12х1.5": no generation M12
  asText(/(?<![a-zа-я\d])[mм]\s?\d{1,2}\s*[-*xх ]\s*[012][.,]\d{1,2}(?!\d)/g, 12),
  // "двигатель пробег до 100 тысяч": of what has no such filter it is no price
  asText(
    /(?<![а-я])пробег[а-я]*\s*(?:до|от|около|не более)?\s*\d{1,3}(?:\s?000|\s*(?:тыс[а-я]*\.?|т\.?)(?:\s*км)?|\s*км)(?![а-яa-z\d])/g,
    12,
    'mileage',
  ),
  // "плуг пн 3-35"
  asText(/(?<=(?<![а-я])п(?:л?н|лп)\s*-?\s*)\d-\d{2}(?!\d)/g, 5),
  // "газель a21r22"
  asText(/(?<![a-zа-я\d])[aаcс]\d{2}[rр]\d{2}(?![a-zа-я\d-])/g, 12),
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
    new RegExp(String.raw`(?<![\d.,])\d{1,3}(?:[.,]\d)?\s*(?:${HORSES})(?![а-яa-z])`, 'g'),
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
