import { plainSpelling } from '@trassa/catalog/names/spelling-key'
import { withDigits } from '../numbers/spoken-numbers.ts'
import { withVerbalNouns } from './verbal-nouns.ts'

type Rewriting = readonly [written: RegExp, as: (...groups: string[]) => string]

const METRES_OF_FOOT = 0.3048

/** By the second digit of an index: the 530d of 2000 has 2.9 litres. */
const LITRES_OF_BMW: Readonly<Record<string, string>> = {
  2: '1.9-2.5',
  3: '2.9-3.0',
  4: '2.9-3.0',
  5: '3.0',
}
const VOLUMES_OF_BMW: Readonly<Record<string, string>> = { 2: '2.0', 3: '3.0', 4: '3.0' }
const COUNTS: Readonly<Record<string, string>> = {
  2: 'двумя',
  3: 'тремя',
  4: 'четырьмя',
}
/** Categories of driving licences are written in Latin letters. */
const LATIN: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', д: 'd', е: 'e' }

/** What people write in a way that would be read as something else. */
const REWRITINGS: readonly Rewriting[] = [
  // One sign between the digits of `4*4` and `4×4`.
  [/(\d)\s*[*×]\s*(?=\d)/g, (_, number) => `${number}x`],
  // What stands after the code of a generation: "камри 40 кузов", "в 90 кузове".
  [/(?<=(?<!\d)\d{2,3}[а-яa-z]?)(?:-?(?:й|ом|м))?\s+кузов[а-я]{0,2}(?![а-я])/g, () => ''],
  // "бмв 520d" has a diesel of two litres.
  [
    /(?<=(?:бмв|bmw)(?: .*)? )([1-7])(\d)([05])\s?[dд](?![а-яa-z\d])/g,
    (_, series = '', tens = '', ones = '') =>
      `${series}${tens}${ones} дизель ${LITRES_OF_BMW[tens] ?? ''}`,
  ],
  [
    /(?<=(?:бмв|bmw|мерседес[а-я]*|mercedes|мерс|мерин)(?: .*)? )([1-7]\d{2})\s?[dд](?![а-яa-z\d])/g,
    (_, index) => `${index} дизель`,
  ],
  // "бмв х5 30d" has a diesel of three litres.
  [
    /(?<=(?:бмв|bmw) .*)(?<![\da-zа-я])([234])[05]\s?[dд](?![а-яa-z\d])/g,
    (_, tenths = '') => `${VOLUMES_OF_BMW[tenths]} дизель`,
  ],
  // "пассат б5 1.8т" has a turbine; of lorries such are tons.
  [
    /(?<=(?:пассат|passat|ауди|audi|фольксваген|volkswagen|шкод|skoda|с[468]0|s[468]0|v[45679]0|[хx][сc][679]0|октави|octavia|суперб|superb|гольф|golf|джетт|jetta|чери|chery|тигго|tiggo|хавал|haval|джил[ил]|geely|сааб|saab|вольво [sсvх]|volvo [sv]).* )([12][.,]\d)\s?[tт](?![а-яa-z\d.])/g,
    (_, litres = '') => `${litres} турбо`,
  ],
  // "х5 3.0д"; of the rim "6.5 d 16" it is the diameter.
  [
    /(?<![\d.,])(\d[.,]\d)\s?[dд](?![а-яa-z\d.]|\s\d\d(?!\d))/g,
    (_, litres = '') => `${litres} дизель`,
  ],
  // "рх 350" has an engine of three and a half litres.
  [
    /(?<![а-яa-z])(rx|рх|gx|lx|лх|es|is|gs|ls)\s?([2-6])([3-7])0(?![\dа-яa-z])/g,
    (_, model, whole, tenth) => `${model} ${whole}.${tenth}`,
  ],
  // The last letter of "автошкола категория с" is no preposition.
  [
    /(?<![а-я])(категори[а-я]+ )([авсде])(?![а-яa-z])/g,
    (_, word = '', letter = '') => `${word}${LATIN[letter]}`,
  ],
  // A pickup, no part of a machine: "рам 1500".
  [/(?<![а-я])р[аэ]м (?=[123]500(?!\d))/g, () => 'ram '],
  // "солярис vs рио"
  [/ (?:vs\.?|против) (?=[а-яa-z])/g, () => ' или '],
  // "подьемник", "обьем"
  [/(?<![а-я])(под|об|с|раз|от)ь(?=[ея])/g, (_, prefix = '') => `${prefix}ъ`],
  // One word, that it is not denied.
  [/(?<![а-я])не (?=дорог[а-я]|больш[а-я]+ пробег)/g, () => 'не'],
  // "мотор 4х тактный", "моторка двухтактная"
  [/(?<![\d.,])([24])\s?-?\s?х?[\s-]*тактн[а-я]*/g, (_, strokes) => `${strokes}-тактный`],
  [/(?<![а-я])(двух|четырех)тактн[а-я]+/g, (_, strokes) => `${strokes === 'двух' ? 2 : 4}-тактный`],
  // Tonnes are of lorries: "меркури 9.9 2т".
  [
    /(?<=(?<![а-яa-z])(?:меркур|mercury|тохатс|tohatsu|парсун|parsun|ханкай|hangkai|хидея|hidea|мотор[а-я]* (?:ямах|сузук|хонд)).*)(?<![\d.,])([24]) ?[тt](?![а-яa-z\d])/g,
    (_, strokes) => `${strokes}-тактный`,
  ],
  // A trailer for a boat is one for cars: "прицеп для лодки легковой".
  [
    /(?<=прицеп[а-я]* (?:для|под) (?:лод|катер|снегоход|квадр|мото|гидро)[а-я]*.*) легков[а-я]+(?![а-я])|(?<![а-я])легков[а-я]+ (?=прицеп[а-я]* (?:для|под) (?:лод|катер|снегоход|квадр|мото|гидро))/g,
    () => '',
  ],
  // "катер 21 фут"
  [
    /(?<![\d.,])([1-5]\d) ?(?:фут[а-я]*|ft)(?![а-яa-z])/g,
    (_, feet) => `${(Number(feet) * METRES_OF_FOOT).toFixed(1)} м`,
  ],
  // A plough of three bodies is called "ПЛН-3-35".
  [
    /(?<=(?<![а-я])плуг[а-я]* )([2-9])[\s-]?х?[\s-]?корпусн[а-я]*/g,
    (_, bodies) => `плн-${bodies}-35`,
  ],
  // "газ метан" is a fuel, no mark.
  [/(?<![а-я])газ[\s/-]+(метан|пропан)/g, (_, fuel = '') => fuel],
  // "прицеп для перевозки двух мотоциклов"
  [/(?<=для перевозки )(?:двух|трех|четырех|\d) (?=[а-я])/g, () => ''],
  // Either will do: "на запчасти или на ходу", "целиком или на запчасти".
  [
    /(?<![а-я])(?:на|под) (?:запчасти|разбор|восстановление) (?:или|либо) (?:на ходу|рабоч[а-я]+|цел[а-я]+|жив[а-я]+)(?![а-я])/g,
    () => '',
  ],
  [
    /(?<![а-я])(?:на ходу|рабоч[а-я]+|цел[а-я]+|жив[а-я]+) (?:или|либо) (?:на|под) (?:запчасти|разбор|восстановление)(?![а-я])/g,
    () => '',
  ],
  // The years of who is to ride it: "питбайк сыну 10 лет".
  [
    /(?<=(?<![а-я])(?:сын|доч|внук|внуч|ребен|мальчик|девочк|подрост|дет(?:ск|ей|ям)|школьник)[а-я]*(?: [а-я]+)? (?:от |с |на |до )?)\d{1,2}(?:\s?(?:-|до)\s?\d{1,2})? (?:лет|год[а-я]*)(?![а-я])/g,
    () => '',
  ],
  // "мотоцикл под рост 190"
  [/(?<![а-я])(?:(?:на|под|для) )?(?:мой )?рост(?:а|ом)? \d{3}(?: ?см)?(?![а-я\d])/g, () => ''],
  // "лодка с 15 мотором"
  [
    /(?<=(?<![а-я])с )(\d{1,3}(?:[.,]\d)?(?: ?л\.? ?с\.?)?) (мотором|движком|двигателем)(?![а-я])/g,
    (_, power = '', motor = '') => `${motor} ${power}`,
  ],
  // All that are so long take one: "лодка пвх 320 под мотор".
  [/(?<=(?<![а-я])(?:лодк|пвх)[а-я]*.*) под (?:лодочный )?мотор(?! ?[а-я\d])/g, () => ''],
  // "приора с 4 дверями" is no Citroen C4.
  [
    /(?<=(?<![а-я])с )([2-4])(?= [а-я]+[ая]ми(?![а-я]))/g,
    (_, count = '') => COUNTS[count] ?? count,
  ],
  // "приора с 1 хозяином"
  [
    /(?<![а-я])с (?:1|одним) (хозя|владел)[а-я]*/g,
    (_, who = '') => (who === 'хозя' ? 'один хозяин' : 'один владелец'),
  ],
  // "какие нужны права на скутер"
  [
    /(?<![а-я])(?:как(?:ие|ая) |нужн[ыа] (?:ли )?)+(?:права|категория) (?:нужн[ыа] )?(?:на|для) /g,
    () => '',
  ],
  // A telephone number is one word, which no ad has: `8 (916) 123-45-67`; `8692-1030579` is of a part.
  [
    /(?!\d{4}-\d{7}(?!\d))(?:\+7|(?<!\d)[78])[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d\d[\s-]*\d\d(?!\d)/g,
    (phone = '') => phone.replaceAll(/\D/g, ''),
  ],
]

/** A query as it is read: in `plainSpelling`, numbers in digits, a telephone number as one word. */
export const plainQuery = (query: string): string =>
  withDigits(
    REWRITINGS.reduce(
      (plain, [written, as]) => plain.replaceAll(written, as),
      withVerbalNouns(plainSpelling(query)),
    ),
  )
