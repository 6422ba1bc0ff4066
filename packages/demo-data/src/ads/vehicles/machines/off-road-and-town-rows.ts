import type { MachineRow } from './machine-offers.ts'
import { BLUE, GREEN, GREY, ORANGE, RED, WHITE, YELLOW } from './paint.ts'

const ALL_TERRAIN = 'Вездеход'
const SWAMP = 'Снегоболотоход'
const BALLOONS = 'quadBike/swamp'
const ON_TRACKS = 'bulldozer/crawler'
const LOW_PRESSURE = 'на шинах низкого давления'

/** What goes where there are no roads: on tyres of low pressure and on tracks. */
export const ALL_TERRAIN_MACHINES: readonly MachineRow[] = [
  [
    ALL_TERRAIN,
    'ТРЭКОЛ',
    '39294 6х6',
    123,
    2006,
    2025,
    4_300,
    BALLOONS,
    [WHITE, GREEN],
    1.5,
    LOW_PRESSURE,
  ],
  [
    ALL_TERRAIN,
    null,
    'Лопасня 4х4',
    82,
    2012,
    2024,
    1_750,
    BALLOONS,
    [GREEN, ORANGE],
    1.5,
    LOW_PRESSURE,
  ],
  [ALL_TERRAIN, 'Шерп', 'Про', 44, 2016, 2025, 7_200, BALLOONS, [ORANGE, GREY], 1.5, LOW_PRESSURE],
  [
    SWAMP,
    'ТРЭКОЛ',
    '39041',
    98,
    2003,
    2020,
    2_300,
    BALLOONS,
    [WHITE, GREEN],
    undefined,
    LOW_PRESSURE,
  ],
  [SWAMP, 'Авторос', 'Шаман', 176, 2015, 2025, 14_500, BALLOONS, [GREY, GREEN], undefined, '8х8'],
  [
    ALL_TERRAIN,
    'Хищник',
    '29032',
    86,
    2008,
    2022,
    2_100,
    BALLOONS,
    [GREEN],
    undefined,
    LOW_PRESSURE,
  ],
  [
    SWAMP,
    'ГАЗ (ЗЗГТ)',
    'ГАЗ-71',
    115,
    1974,
    1988,
    890,
    ON_TRACKS,
    [GREEN],
    undefined,
    'гусеничный',
  ],
]

const HARVESTER = 'excavator/wheeled'

/** Machines of the woods. */
export const FOREST_MACHINES: readonly MachineRow[] = [
  ['Харвестер', 'John Deere', '1270G', 272, 2014, 2021, 22_000, HARVESTER, [GREEN]],
  ['Форвардер', 'Ponsse', 'Buffalo', 275, 2010, 2021, 16_500, HARVESTER, [YELLOW]],
  ['Лесопогрузчик', null, 'ПЛ-1В на базе ТТ-4', 110, 1984, 2004, 690, ON_TRACKS, [RED, YELLOW]],
]

const TANKER = 'truck/tanker'
const SWEEPER = 'municipal/sweeper'

/** Machines that clean and water towns. */
export const TOWN_MACHINES: readonly MachineRow[] = [
  [
    'Комбинированная дорожная машина',
    null,
    'КО-829 на КАМАЗ',
    300,
    2008,
    2025,
    7_900,
    TANKER,
    [ORANGE],
  ],
  [
    'Мусоровоз',
    'Коммаш (Мценск)',
    'КО-440-4',
    150,
    2006,
    2024,
    3_900,
    'municipal/garbage',
    [WHITE, ORANGE],
  ],
  [
    'Илососная машина',
    'Коммаш (Арзамас)',
    'КО-510',
    150,
    2002,
    2022,
    2_900,
    TANKER,
    [ORANGE, WHITE],
  ],
  [
    'Каналопромывочная машина',
    'Коммаш (Арзамас)',
    'КО-512',
    240,
    2004,
    2022,
    3_400,
    TANKER,
    [ORANGE],
  ],
  [
    'Поливомоечная машина',
    'Коммаш (Мценск)',
    'КО-806',
    240,
    2003,
    2022,
    3_100,
    TANKER,
    [ORANGE, WHITE],
  ],
  [
    'Снегоуборщик',
    'КО (коммунальные машины)',
    'КО-206',
    81,
    1994,
    2018,
    1_200,
    SWEEPER,
    [ORANGE, BLUE],
  ],
  ['Подметальная машина', 'Johnston', 'C201', 90, 2008, 2018, 3_200, SWEEPER, [WHITE]],
]
