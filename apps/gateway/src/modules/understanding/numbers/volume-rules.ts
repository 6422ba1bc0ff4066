import { exactly, type NumberRule, numberOf, SURE, withUnit } from './number-sense.ts'

const LITRES: Readonly<Record<string, number>> = { полутора: 1.5, двух: 2, трех: 3 }
const CC_OF_LITRE = 1000

const IN_CC = withUnit('volume', `куб[а-я]*|сс|cc|см3|см³|кубиков`, { weight: SURE })
const LEAST_CC = 40
const CC =
  '49(?:[.,]\\d)?|50|70|80|90|100|110|125|140|150|170|190|200|250|300|400|450|500|600|650|700|750|800|850|900|1000|1100|1200|1300'

/** Volumes of engines: litres of cars, cubic centimetres of motorcycles. */
export const VOLUME_RULES: NumberRule[] = [
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
    read: ({ value, unit }) => exactly('volume', Number(value) / CC_OF_LITRE, unit ? SURE : 2),
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
  {
    ...IN_CC,
    // "фургон 9 кубов" is no engine.
    read: (groups) => (numberOf(groups.value) < LEAST_CC ? undefined : IN_CC.read(groups)),
  },
  {
    // Two of them: "мотоцикл 600-800 кубов", "от 250 до 400 кубов".
    pattern:
      /(?:от\s*)?(?<![\d.,])(?<low>\d{2,4})\s*(?:-|до|или)\s*(?<high>\d{2,4})\s*(?:куб[а-я]*|сс|cc|см3|см³)(?![а-яa-z\d])/g,
    read: ({ low, high }) =>
      numberOf(low) < LEAST_CC || numberOf(low) >= numberOf(high)
        ? undefined
        : { key: 'volume', from: numberOf(low), to: numberOf(high), weight: SURE + 7 },
  },
  {
    // Without the unit: "классика 600-650".
    pattern: new RegExp(
      String.raw`(?<![\d.,\-/])(?<low>${CC})-(?<high>${CC})(?![\d.,\-/]| ?(?:т|к|руб|₽|л|\d{3}))`,
      'g',
    ),
    read: ({ low, high }) =>
      numberOf(low) < 100 || numberOf(low) >= numberOf(high)
        ? undefined
        : { key: 'volume', from: numberOf(low), to: numberOf(high), weight: 6 },
  },
  {
    // Cubic centimetres of motorcycles: "питбайк 125".
    pattern: new RegExp(String.raw`(?<![\d.,\-/])(?<value>${CC})(?![\d.,/])`, 'g'),
    read: ({ value }) => exactly('volume', numberOf(value), numberOf(value) < 20 ? 0 : 2.5),
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
]
