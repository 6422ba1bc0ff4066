import type { MachineRow } from './machine-offers.ts'
import { BLUE, GREEN, ORANGE, RED, YELLOW } from './paint.ts'

const HEADER = 'Жатка'
const ON_TRACTOR = 'Фронтальный погрузчик на трактор'
const ATTACHMENT = 'Навесное оборудование'
const CRAWLER = 'Гусеничный трактор'
const FRONT = 'implement/header'
const LOADER = 'implement/frontLoader'
const TILLER = 'implement/cultivator'
const DRAWN = 'implement/seeder'

/** What is hung on a tractor of a small farm: loaders, blades, mowers, rakes. */
export const ON_TRACTORS: readonly MachineRow[] = [
  [ON_TRACTOR, null, 'КУН ПФ-1 на МТЗ-82', 0, 1994, 2022, 185, LOADER, [BLUE, RED], 2],
  [ON_TRACTOR, null, 'КУН-10 на МТЗ-80, ЮМЗ', 0, 1985, 2010, 125, LOADER, [BLUE, ORANGE], 1],
  [ON_TRACTOR, null, 'Универсал-800 на МТЗ-82.1', 0, 2012, 2026, 245, LOADER, [BLUE, RED]],
  [ATTACHMENT, null, 'отвал коммунальный на МТЗ-82', 0, 2005, 2025, 78, LOADER, [BLUE, ORANGE], 1],
  [ATTACHMENT, null, 'щётка МК-454 на МТЗ-82', 0, 2005, 2025, 69, 'implement/baler', [ORANGE]],
  ['Косилка', 'ЛЗСМ (Люберцы)', 'КС-2,1', 0, 1988, 2022, 92, TILLER, [BLUE, RED], 1],
  ['Косилка', null, 'роторная КРН-2,1', 0, 1992, 2025, 185, TILLER, [RED, BLUE], 1],
  ['Косилка', null, 'роторная Wirax 1,65', 0, 2010, 2025, 165, TILLER, [ORANGE]],
  ['Грабли', 'Бежецксельмаш', 'ГВК-6', 0, 1990, 2022, 165, TILLER, [RED, BLUE]],
  ['Грабли', 'Бобруйскагромаш', 'ГВР-630', 0, 2005, 2024, 420, TILLER, [RED]],
  ['Фреза', null, 'почвенная ФН-1,6 на МТЗ', 0, 2008, 2025, 175, TILLER, [RED, GREEN]],
  ['Картофелекопалка', 'Рязсельмаш', 'КТН-2ВМ', 0, 1995, 2023, 185, TILLER, [BLUE, RED]],
  ['Картофелесажалка', 'Лидсельмаш', 'Л-202', 0, 2000, 2022, 290, DRAWN, [BLUE, RED]],
  ['Разбрасыватель удобрений', 'Кургансельмаш', 'МВУ-5', 0, 1992, 2020, 320, DRAWN, [RED, BLUE]],
  ['Разбрасыватель удобрений', 'Amazone', 'ZA-M 1500', 0, 2006, 2021, 890, DRAWN, [GREEN]],
]

/** What cuts, feeds and cleans on a larger farm. */
export const FOR_HARVEST: readonly MachineRow[] = [
  [HEADER, null, 'на Дон-1500Б, 7 м', 0, 1995, 2012, 390, FRONT, [RED, GREEN], 1],
  [HEADER, 'Бердянские жатки (БЗЖ)', 'ЖВП-6,4', 0, 2006, 2023, 890, FRONT, [GREEN, RED]],
  [HEADER, 'Бердянские жатки (БЗЖ)', 'ПСП-8', 0, 2005, 2021, 690, FRONT, [GREEN, YELLOW]],
  [HEADER, 'Geringhoff', 'Rota Disc', 0, 2006, 2020, 2_100, FRONT, [GREEN]],
  [CRAWLER, 'ВгТЗ (Волгоград)', 'ДТ-75', 90, 1976, 2004, 420, 'bulldozer/crawler', [RED, YELLOW]],
  [
    CRAWLER,
    'Алтайский тракторный завод (АТЗ)',
    'Т-4А',
    130,
    1975,
    1998,
    490,
    'bulldozer/crawler',
    [RED],
  ],
  [
    'Кормоуборочный комбайн',
    'Ростсельмаш',
    'Дон-680М',
    290,
    1999,
    2014,
    2_700,
    'combine/grain',
    [RED],
  ],
  ['Самоходная косилка', 'MacDon', 'M155', 155, 2009, 2018, 6_400, 'combine/grain', [RED]],
  [
    'Картофелеуборочный комбайн',
    'Grimme',
    'SE 75-20',
    0,
    2002,
    2016,
    2_600,
    'implement/baler',
    [RED],
  ],
  ['Глубокорыхлитель', 'Gaspardo (Maschio)', 'Artiglio', 0, 2008, 2022, 1_650, TILLER, [RED]],
  ['Лущильник', null, 'ЛДГ-10', 0, 1985, 2015, 260, TILLER, [RED, BLUE]],
  ['Каток', null, '3ККШ-6', 0, 1988, 2024, 210, TILLER, [BLUE, RED]],
  ['Ворошилка', 'SIP', 'Spider 600', 0, 2006, 2021, 690, TILLER, [RED]],
  ['Обмотчик рулонов', 'McHale', '991', 0, 2005, 2020, 1_500, 'implement/baler', [GREEN]],
  [
    'Кормораздатчик',
    'Бобруйскагромаш',
    'ИСРК-12',
    0,
    2006,
    2023,
    1_950,
    'trailer/tipper',
    [RED, BLUE],
  ],
  ['Бункер-перегрузчик', 'Лилиани', 'ПБН-20', 0, 2008, 2024, 2_100, 'trailer/tipper', [RED]],
  ['Зернопогрузчик', null, 'ПЗМ-80', 0, 1995, 2023, 480, 'implement/baler', [BLUE, RED]],
  [
    'Зерноочистительная машина',
    'Воронежсельмаш',
    'ОВС-25',
    0,
    1988,
    2022,
    490,
    'implement/baler',
    [BLUE, RED],
  ],
  [
    'Доильное оборудование',
    'Кургансельмаш',
    'АДМ-8А',
    0,
    1995,
    2021,
    390,
    'implement/sprayer',
    [BLUE],
  ],
]
