import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Thing } from './things.ts'

/** What is drawn where the words say so: a thing and which of its variants. The first match counts. */
export type Rule = readonly [words: RegExp, thing: Thing, ...variants: string[]]

const TRUCKS: readonly Rule[] = [
  [/эвакуатор/i, 'service', 'tow'],
  [/тент|штор/i, 'truck', 'tilt'],
  [/тягач|шасси/i, 'truck', 'tractor'],
  [/самосвал|ломовоз|зерновоз/i, 'truck', 'tipper'],
  [/рефрижератор/i, 'truck', 'fridge'],
  [/цистерна|бензовоз|ассенизатор/i, 'truck', 'tanker'],
  [/манипулятор/i, 'truck', 'crane'],
  [/бетоносмеситель/i, 'truck', 'mixer'],
  [/мусоровоз/i, 'municipal', 'garbage'],
  [/автовышка/i, 'municipal', 'platform'],
  [/цельнометалл|грузопассажир|хлеб|автолавка/i, 'truck', 'light'],
  [/изотерм|фургон|мастерская|скот|пожарн|вахт/i, 'truck', 'van'],
  [/./, 'truck', 'flatbed'],
]

const BUSES: readonly Rule[] = [
  [/микроавтобус|маршрутн|грузопассажир|ритуал|инвалид/i, 'bus', 'minibus'],
  [/туристич|междугород|двухэтаж|дом на кол/i, 'bus', 'coach'],
  [/пригород|школьн|вахт/i, 'bus', 'suburban'],
  [/./, 'bus', 'city'],
]

const TRAILERS: readonly Rule[] = [
  [/лодочн/i, 'trailer', 'boat'],
  [/автовоз/i, 'trailer', 'carrier'],
  [/рефриж|изотерм/i, 'trailer', 'fridge'],
  [/цистерна/i, 'trailer', 'tank'],
  [/самосвал|зерновоз|ломовоз/i, 'trailer', 'tipper'],
  [/(тент|штор).*(полуприцеп|грузов)|скотовоз/i, 'trailer', 'tilt'],
  [/полуприцеп|грузов|трал|роспуск/i, 'trailer', 'flatbed'],
  [/тент|фургон|дача|коневоз|торгов|вагон/i, 'trailer', 'covered'],
  [/./, 'trailer', 'light'],
]

const FARM: readonly Rule[] = [
  [/мини-трактор|мотоблок|мотокульт/i, 'tractor', 'mini'],
  [/^гусеничный/i, 'bulldozer', 'crawler'],
  [/комбайн|самоходная косилка|жатка|льноубор/i, 'combine', 'grain'],
  [/телескоп/i, 'loader', 'telescopic'],
  [/погрузчик/i, 'loader', 'wheel'],
  [/сеялка|посевн|сажалк|посадоч/i, 'implement', 'seeder'],
  [/опрыск|протрав|дождев|разбрас|доиль/i, 'implement', 'sprayer'],
  [/пресс|обмот|измельч|раздат|перегруз|зерно/i, 'implement', 'baler'],
  [/борон|культив|диск|лущиль|каток|фреза|грабли|ворош|косилка/i, 'implement', 'cultivator'],
  [/плуг|рыхл|копал|навесное/i, 'implement', 'plough'],
  [/прицеп/i, 'trailer', 'tipper'],
  [/./, 'tractor', 'classic', 'articulated'],
]

const INDUSTRIAL: readonly Rule[] = [
  [/экскаватор-погрузчик/i, 'backhoe', 'backhoe'],
  [/мини-экскаватор|ямобур/i, 'excavator', 'mini'],
  [/колёсный экскаватор|планировщик/i, 'excavator', 'wheeled'],
  [/экскаватор|харвестер|форвардер|свае|буров|дробилка|мульчер/i, 'excavator', 'crawler'],
  [/мини-погрузчик/i, 'loader', 'skid'],
  [/телескоп/i, 'loader', 'telescopic'],
  [/вилочн|ричтрак|штаб|ричстак/i, 'forklift', 'counterbalance'],
  [/погрузчик|скрепер/i, 'loader', 'wheel'],
  [/бульдозер|трубоук|трелёв|вездеход|снегобол|гусеничный кран/i, 'bulldozer', 'crawler'],
  [/грейдер/i, 'grader', 'grader'],
  [/каток|виброплита/i, 'roller', 'single', 'tandem'],
  [/асфальт|фреза/i, 'roller', 'tandem'],
  [/манипулятор/i, 'truck', 'crane'],
  [/автокран|кран/i, 'crane', 'travelling', 'raised'],
  [/вышка|подъёмник|бетононасос/i, 'municipal', 'platform'],
  [/бетон/i, 'truck', 'mixer'],
  [/мусоровоз/i, 'municipal', 'garbage'],
  [/илосос|канал|полив|гудрон/i, 'truck', 'tanker'],
  [/самосвал/i, 'truck', 'tipper'],
  [/коммунальный трактор/i, 'tractor', 'classic'],
  [/подмет|комбинир|снегоуб/i, 'municipal', 'sweeper'],
  [/навесное/i, 'part', 'bucket'],
  [/компрессор|электростанц/i, 'part', 'engine'],
  [/./, 'loader', 'wheel', 'skid'],
]

const RIDES: readonly Rule[] = [
  [/скутер/i, 'scooter', 'scooter'],
  [/мопед/i, 'scooter', 'moped'],
  [/спорт|кафе/i, 'motorcycle', 'sport'],
  [/эндуро|кросс|мото$|супермото|триал|питбайк|детск/i, 'motorcycle', 'enduro'],
  [/круизер|турист|трицикл/i, 'motorcycle', 'cruiser'],
  [/чоппер/i, 'motorcycle', 'chopper'],
  [/./, 'motorcycle', 'classic'],
]

const ELECTRO: readonly Rule[] = [
  [/моноколес|гироскутер|сегвей/i, 'electro', 'monowheel'],
  [/электроскутер/i, 'scooter', 'scooter'],
  [/мотоцикл/i, 'motorcycle', 'sport'],
  [/квадро/i, 'quadBike', 'sport'],
  [/велосипед|трицикл/i, 'electro', 'bike'],
  [/гольф|мобиль|коляск/i, 'electro', 'golfCart'],
  [/./, 'electro', 'kickScooter'],
]

const WATER: readonly Rule[] = [
  [/парус|катамаран/i, 'boat', 'yacht'],
  [/пвх|rib|байдар|sup|понтон/i, 'boat', 'inflatable'],
  [/катер|яхта|хаус|подушк|судно/i, 'boat', 'cruiser'],
  [/./, 'boat', 'motor'],
]

const SERVICES: readonly Rule[] = [
  [/эвакуатор|техпомощь|отогрев|топлива|вскрытие/i, 'service', 'tow'],
  [/шин|дисков|развал/i, 'service', 'tyres'],
  [/мойка|химчист|детейл|перетяж/i, 'service', 'wash'],
  [/покраск|кузов|вмятин|плёнк|тониров|антикор|стёкол/i, 'service', 'paint'],
  [/диагност|электрик|чип|сигнал|музык|техосмотр|экспертиз|оценк/i, 'service', 'diagnostics'],
  [/экскаватор|спецтехник|снега|земли|сельхоз/i, 'service', 'machinery'],
  [/автокран|манипулятор/i, 'service', 'crane'],
  [/груз|самосвал|доставка/i, 'service', 'cargo'],
  [/пассажир/i, 'bus', 'coach'],
  [/мототехник/i, 'motorcycle', 'classic'],
  [/./, 'service', 'repair', 'diagnostics'],
]

const TYRES: readonly Rule[] = [
  [/грузов/i, 'tyre', 'truck'],
  [/нешип/i, 'tyre', 'winter'],
  [/шип/i, 'tyre', 'studded'],
  [/./, 'tyre', 'summer'],
]

const DISCS: readonly Rule[] = [
  [/штамп/i, 'disc', 'steel'],
  [/спиц/i, 'disc', 'spoked'],
  [/./, 'disc', 'five', 'many', 'mesh'],
]

const WHEELS: readonly Rule[] = [
  [/грузов/i, 'wheel', 'truck'],
  [/штамп/i, 'wheel', 'steel'],
  [/./, 'wheel', 'five', 'many'],
]

/** Services that a car in the street says best. */
export const CAR_SERVICES =
  /аренда легк|автошкол|трезвый|осаго|постановка|стоянка|подбор|выкуп|перегон/i

/** By ad type, what its words mean; parts and accessories have lists of their own. */
export const THING_RULES: Partial<Record<AdType, readonly Rule[]>> = {
  truck: TRUCKS,
  passenger: BUSES,
  trailer: TRAILERS,
  special: FARM,
  special_industrial: INDUSTRIAL,
  moto: RIDES,
  electro: ELECTRO,
  water: WATER,
  services: SERVICES,
  hydro: [
    [/двух|трёх/i, 'jetSki', 'touring'],
    [/./, 'jetSki', 'sport'],
  ],
  snow: [
    [/спорт|горн|кросс|сноу/i, 'snowmobile', 'sport'],
    [/./, 'snowmobile', 'utility'],
  ],
  quad_bike: [
    [/спорт|детск|багги/i, 'quadBike', 'sport'],
    [/./, 'quadBike', 'utility'],
  ],
  moto_trailer: [
    [/квадроцикл/i, 'motoTrailer', 'quad'],
    [/снегоход/i, 'motoTrailer', 'snowmobile'],
    [/лодк|гидро/i, 'trailer', 'boat'],
    [/./, 'motoTrailer', 'open'],
  ],
  auto_parts_tires: TYRES,
  auto_parts_discs: DISCS,
  auto_parts_wheels: WHEELS,
  moto_parts_tires: [[/./, 'tyre', 'moto', 'motocross']],
  moto_parts_discs: [
    [/спиц/i, 'disc', 'spoked'],
    [/./, 'disc', 'motoCast'],
  ],
  moto_parts_wheels: [
    [/спиц/i, 'wheel', 'spoked'],
    [/./, 'wheel', 'motoCast'],
  ],
}
