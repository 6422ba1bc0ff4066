import type { AdType } from '@trassa/contracts/enumerations/ads'
import { HORSES } from '../numbers/number-sense.ts'

/** Words and numbers that say to a seller which type is meant, and how much they add to it. */
type Clue = readonly [adType: AdType, pattern: RegExp, weight: number]

const MOTOR = '(?<!(?<![а-я])с )(?<![а-я])(?:мотор|движок|винт)'
/** Makers of motors for boats, and of no cars. */
const OUTBOARDS =
  'ямах|yamaha|тохатс|tohatsu|меркур|mercury|парсун|parsun|ханкай|hangkai|вихрь|ветерок|хидея|hidea'
const LORRY = '(?<![а-я])(?:камаз|урал|газ|зил|краз)'
/** Of the ГАЗ some with tracks are no lorries, and cranes are machines on whatever wheels. */
const LORRY_OFF_ROAD = new RegExp(
  `^(?!.*(?:газ[- ]?(?:71|73|340\\d)|автокран|экскаватор|буров)).*(?:${LORRY}.*вездеход|вездеход.*${LORRY})`,
)

const SKIDDER = /(?<![а-яa-z])(?:тт[- ]?4|[тt][- ]?1[37]0)(?!\d)/

const TRACTOR =
  /(?<![а-я])(?:трактор|комбайн|мтз|юмз|[тt][- ]?(?:16|25|40|150)(?!\d)|[кk][- ]?70[01])/

const LIGHT_LORRY =
  /^(?!.*(?:местн|(?:[89]|\d\d) ?мест|пассажир|маршрут|автобус|бус(?![а-я]))).*(?<![а-я])(?:газел|соболь|соболе|портер|бонго|спринтер(?!.*(?:тойот|королл)))/

const JOB = /^(?:ищу )?(?:работа|работу|вакансия|вакансии|подработка|подработку)(?![а-я])/

const ENGINE_THAT_RAN =
  /^(?!.*(?<![а-я])(?:автомат|механик|вариатор|привод|салон|кузов|седан|год|хозя|владел|на ходу))(?:контрактн[а-я]+ )?(?:двигател[ья]|двс|мотор|движок) .*(?<![а-я])пробег/

const CLUES: readonly Clue[] = [
  // A tank of hundreds of litres, a heater for 24 volts.
  [
    'auto_parts_truck',
    /(?<![а-я])бак[а-я]* (?:на )?[1-9]\d\d ?л|(?<!\d)24 ?(?:в|v|вольт)(?![а-яa-z])/,
    3,
  ],
  // A motor of few horses hangs on a boat.
  ['moto_parts_hydro', new RegExp(`${MOTOR}.*(?<!\\d)\\d{1,2}(?:[.,]\\d)? ?(?:${HORSES})`), 3],
  ['moto_parts_hydro', new RegExp(`${MOTOR}.*(?:${OUTBOARDS})|(?:${OUTBOARDS}).*${MOTOR}`), 5],
  // "мотор на лодку пятерка"
  ['moto_parts_hydro', new RegExp(`${MOTOR}[а-я]* (?:на|для) лодк`), 3],
  ['moto_parts_quadro_bike', /(?<![а-я])гусениц[а-я]* (?:на|для) квадр/, 3],
  // Mopeds have such volumes, no Alfa Romeo.
  ['moto_parts_moto', /(?<![а-я])альф[ауые] ?(?:49|50|70|72|110|125)(?!\d)/, 5],
  // Tyres of tractors: "15.5-38", "18.4 r38", "420/85r28"; of loaders: "17.5-25", "14.00 r24".
  [
    'auto_parts_special',
    /(?<![\d.,])(?:\d{1,2}[.,]\d|[3-7]\d0\/\d\d)\s*[-rр ]\s*(?:2[0468]|3[0248]|4[26])(?![\d.,])/,
    9,
  ],
  [
    'auto_parts_special_industrial',
    /(?<![\d.,])(?:1[57]|2[0369])[.,]5\s*[-rр ]\s*25(?!\d)|14[.,]00\s*[-rр ]\s*2[45](?!\d)/,
    12,
  ],
  // What is on the wheels of a tractor is on those of no car and no motorcycle.
  ['auto_parts_tires', TRACTOR, -4],
  // "камера 6.95 16 на уаз" is no camera.
  [
    'auto_parts_tires',
    /^(?!.*(?:трактор|тормоз|энерго|задн|вид[а-я]?(?![а-я])|обзор|парков)).*(?<![а-я])камер[аыу] (?:на |для |r|р|\d{1,2}[.,]\d{1,2} ?[-хx]? ?|1\d\d[ /]?\d\d ?)*1[3-6](?![\d.,])/,
    10,
  ],
  // Wheels are tyres only where there are no wheels.
  ['auto_parts_tires', /(?<![а-я])колес/, -1.5],
  ['auto_parts_wheels', TRACTOR, -4],
  ['auto_parts_discs', TRACTOR, -4],
  ['moto_parts_tires', TRACTOR, -6],
  ['moto_parts_wheels', TRACTOR, -6],
  // Makers of lorries have made machines, too, but the tyres are for the lorries; a Нива is a car before it is a combine.
  [
    'auto_parts_special',
    /(?<![а-я])(?:резин|шин|покрыш|кол[её]с|диск)[а-я]* .*(?<![а-я])(?:камаз|урал|краз|маз|зил|газ|уаз|нив)/,
    -4,
  ],
  // "штампы r14 с резиной"
  [
    'auto_parts_wheels',
    /(?<![а-я])(?:диск|штамп|лить)[а-я]* .*(?<![а-я])с (?:[а-я]+ )?(?:резин|шин|покрышк)/,
    9,
  ],
  // Who dismantles cars sells their parts: "ауди 100 с4 разбор"; a car "на разбор" is whole.
  ['auto_parts_car', /(?<!(?:на|под) )(?<![а-я])разбор(?![а-я])/, 9],
  // "хакапелита r17 в сборе"
  [
    'auto_parts_wheels',
    /(?<![а-яa-z])(?:[rр] ?1[2-9]|[rр] ?2[0-4]|резин|шин|покрыш|кол[её]с).* в сборе(?! с)/,
    4,
  ],
  // A towbar, and no car with one: "нива 2121 фаркоп".
  ['auto', /(?<!(?:^| )с )(?<![а-я])фаркоп$/, -6],
  // Rims, and no car that has them: "литье на 14 ваз".
  ['auto', /^(?:литье|литые|штампы?|штамповк[аи]|диски?)(?![а-я])/, -8],
  // Of a car: "ока с ручным управлением для инвалида".
  ['passenger', /^(?!.*(?:автобус|бус(?![а-я])|\d ?мест)).*(?<![а-я])ручн[а-я]+ управлени/, -8],
  ['auto', /(?<![а-я])(?:прав[а-я]+ рул|руль справа)/, 3],
  // Of an engine: "двигатель 2.0 tfsi пробег до 100 тысяч"; a car has more than that.
  ['auto_parts_car', ENGINE_THAT_RAN, 4],
  ['auto', ENGINE_THAT_RAN, -4],
  // A machine with a long boom.
  ['special_industrial', /(?<![а-я])(?:бетононасос|автокран|автовышк).*(?<![а-я])стрел/, 3],
  // Light lorries before they are cars.
  ['truck', LIGHT_LORRY, 2],
  ['auto_parts_truck', LIGHT_LORRY, 2],
  ['auto', /(?<![а-я])(?:для семьи|семейн)/, 3],
  // "5мкпп на приору"
  ['auto', /^[456][ -]?[ма]кпп/, -8],
  // With a double cab.
  ['truck', /газел.*фермер|фермер.*газел/, 3],
  // What covers it, not the lorry: "тент на газель фермер".
  [
    'auto_parts_truck',
    /^(?:тент|каркас|ворота)[а-я]* (?:на|для|к) .*(?<![а-я])(?:газел|камаз|маз(?!д)|зил)/,
    6,
  ],
  // Of a boat: "тент ходовой на казанку".
  [
    'moto_parts_accessories',
    /(?<![а-я])тент[а-я]* .*(?<![а-я])(?:казанк|прогресс|вельбот|лодк|катер)/,
    4,
  ],
  // A sidecar by itself: "коляска на урал", "люлька от ижа"
  [
    'moto_parts_moto',
    /(?<![а-я])(?:люльк|коляск)[а-я]* (?:на|от|для|к) (?:[а-я]+ )?(?:урал|иж|днепр|мотоцикл|яв)/,
    8,
  ],
  // A Тайга is no Taigo: "лыжи на тайгу".
  ['moto_parts_snow', /(?<![а-я])лыж[а-я]* .*(?<![а-я])(?:снегоход|тайг|буран|динго)/, 3],
  // "сиденья автобусные"
  ['auto_parts_passenger', /(?<![а-я])автобусн/, 2],
  // A maker of buses before it is the lorry LIAZ.
  ['auto_parts_passenger', /(?<![а-я])лиаз/, 3],
  // Case IH makes tractors, Case the loaders of these numbers.
  ['special_industrial', /(?<![а-я])(?:к[еэ]йс|case)[ -]*(?:5[789]0|6[89]5)/, 3],
  // Motors for boats have such powers, no motorcycles.
  [
    'moto_parts_hydro',
    new RegExp(
      `(?:${OUTBOARDS}|сузуки|suzuki|хонда|honda).*(?<!\\d)(?:9[.,][89]|2[.,][56])(?!\\d)`,
    ),
    8,
  ],
  // A skidder and bulldozers before they are an Audi and a Corona.
  ['special_industrial', SKIDDER, 6],
  ['auto_parts_special_industrial', SKIDDER, 7],
  // Who looks for work looks for no machine.
  ['special_industrial', JOB, -15],
  ['truck', JOB, -15],
  ['auto', JOB, -15],
  // A Toyota before it is a Jinbei.
  ['auto', /(?<![а-яa-z])(?:хайс|хиас|hiace)/, 5],
  // A car runs, no engine: "волга 3110 двигатель 406 на ходу".
  ['auto', /(?<![а-я])на ходу(?![а-я])/, 3],
  ['auto_parts_car', /(?<![а-я])на ходу(?![а-я])/, -6],
  // "тент 20 тонн красноярск иркутск перевозка", "газель 4 метра грузоперевозки"
  ['services', /(?<!(?:для|под) )(?<![а-я])(?:грузо)?перевозк[аи]$/, 12],
  // "нужна газель перевезти диван" asks for a lorry with its driver, "чтобы перевезти" and a trailer do not.
  [
    'services',
    /^(?!.*(?:чтоб|прицеп|куп)).*(?<![а-я])(?:нуж(?:ен|на|но|ны)|надо|требуется|ищу) .*(?<![а-я])(?:пере|при|от|у|до)везти(?![а-я])/,
    8,
  ],
  // "что взять под грузоперевозки"
  ['truck', /(?<![а-я])(?:под|для) грузоперевоз/, 3],
  // A driver learns: "с категории b переучиться на c".
  ['services', /(?<![а-я])(?:пере|от|вы|на|об)?уч(?:иться|усь)(?![а-я])/, 5],
  // "права категории с" are learnt for.
  ['services', /^права (?:на )?категори/, 6],
  // "цистерна под гсм на полуприцепе"
  ['trailer', /(?<![а-я])(?:на полуприцепе|полуприцепн)/, 3],
  // Of a garage.
  ['truck', /(?:двух|четырех)стоечн|автосервис/, -8],
  // Nobody sells them: "jcb 3cx услуги".
  ['services', /(?<![а-я])услуг/, 3],
  // "купить ретро автомобиль на свадьбу" is no hire.
  ['services', /(?<![а-я])купить(?![а-я])/, -6],
  // A maker of motorcycles before it is a bus.
  ['moto', /(?<![а-яa-z])(?:триумф|triumph)/, 2],
  // What lorries have as well is a part of theirs: "компрессор зил 130".
  [
    'special_industrial',
    /^(?:компрессор|генератор|лебедк|вебаст)[а-я]* .*(?<![а-я])(?:камаз|маз|зил|урал|краз|газ|газел|уаз|ман|даф|вольво|скани|ивеко|паз)/,
    -3,
  ],
  // People call a lorry so; it is no machine of that kind.
  ['truck', LORRY_OFF_ROAD, 5],
  ['special_industrial', LORRY_OFF_ROAD, -10],
  // Both are kinds of machines, but no part is for both: "автокран урал 25 тонн вездеход".
  ['auto_parts_special_industrial', /автокран.*вездеход|вездеход.*автокран/, -6],
]

/** What the clues in a query add to a type. */
export const heardIn = (plain: string, adType: AdType): number =>
  CLUES.reduce(
    (sum, [type, pattern, weight]) => sum + (type === adType && pattern.test(plain) ? weight : 0),
    0,
  )
