import type { MachineRow } from './machine-offers.ts'
import { BLUE, GREEN, ORANGE, RED } from './paint.ts'

const BALER = 'Пресс-подборщик'
const SPRAYER = 'implement/sprayer'
const CULTIVATOR = 'implement/cultivator'

export const SMALL_MACHINES: readonly MachineRow[] = [
  ['Мотоблок', 'Нева', 'МБ-2', 7, 2005, 2026, 72, CULTIVATOR, [ORANGE], 2],
  ['Мотоблок', 'Агат', 'ХМД-6,5', 7, 2008, 2024, 58, CULTIVATOR, [RED], 1],
  ['Мотокультиватор', 'Крот', 'ОМ', 3, 1992, 2018, 14, CULTIVATOR, [RED]],
]

export const IMPLEMENTS: readonly MachineRow[] = [
  ['Плуг', 'Алмаз', 'ПЛН-3-35', 0, 2005, 2025, 165, 'implement/plough', [BLUE, RED], 1.5],
  ['Плуг', 'Светлоградагромаш', 'ПЛН-8-35', 0, 2006, 2025, 560, 'implement/plough', [RED]],
  ['Плуг', 'Lemken', 'EurOpal 7', 0, 2005, 2020, 1_900, 'implement/plough', [BLUE]],
  ['Культиватор', 'Ярославич', 'КБМ-8', 0, 2008, 2024, 980, CULTIVATOR, [GREEN, RED]],
  ['Дискатор', 'БДМ-Агро', 'БДМ 4х4П', 0, 2008, 2024, 1_350, CULTIVATOR, [RED]],
  ['Борона', 'Väderstad', 'Carrier 500', 0, 2008, 2021, 3_400, CULTIVATOR, [RED]],
  [
    'Сеялка',
    'Червона Зирка (Эльворти)',
    'СЗ-3,6',
    0,
    1990,
    2018,
    420,
    'implement/seeder',
    [RED],
    1,
  ],
  ['Сеялка', 'Amazone', 'D9 6000-TC', 0, 2007, 2021, 3_900, 'implement/seeder', [GREEN]],
  ['Посевной комплекс', 'Horsch', 'Pronto 6 DC', 0, 2008, 2021, 6_800, 'implement/seeder', [RED]],
  [BALER, 'Krone', 'Comprima F125', 0, 2010, 2021, 3_700, 'implement/baler', [GREEN]],
  [BALER, 'Бобруйскагромаш', 'ПРФ-180', 0, 2008, 2025, 1_450, 'implement/baler', [RED, BLUE], 1],
  ['Опрыскиватель', 'Amazone', 'UX 5200', 0, 2009, 2021, 4_200, SPRAYER, [GREEN]],
  [
    'Самоходный опрыскиватель',
    'Пегас-Агро (Туман)',
    'Туман-2М',
    130,
    2014,
    2025,
    8_900,
    SPRAYER,
    [ORANGE],
  ],
  [
    'Тракторный прицеп',
    '2ПТС (прицепы тракторные)',
    '2ПТС-4',
    0,
    1985,
    2024,
    340,
    'trailer/tipper',
    [BLUE, RED],
    2,
  ],
  [
    'Телескопический погрузчик',
    'Manitou',
    'MLT 735',
    122,
    2008,
    2021,
    6_300,
    'loader/telescopic',
    [RED],
  ],
]
