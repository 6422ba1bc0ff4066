import type { MachineRow } from './machine-offers.ts'
import { BLUE, GREEN, GREY, ORANGE, RED, WHITE, YELLOW } from './paint.ts'

const BACKHOE = 'Экскаватор-погрузчик'
const CRAWLER = 'Гусеничный экскаватор'
const WHEELED = 'Колёсный экскаватор'
const MINI = 'Мини-экскаватор'
const LOADER = 'Фронтальный погрузчик'
const SKID = 'Мини-погрузчик'
const TELESCOPIC = 'Телескопический погрузчик'
const FORKLIFT = 'Вилочный погрузчик'
const ON_TRACKS = 'excavator/crawler'
const ON_WHEELS = 'excavator/wheeled'
const COUNTERBALANCE = 'forklift/counterbalance'

export const DIGGERS: readonly MachineRow[] = [
  [BACKHOE, 'JCB', '3CX', 92, 2004, 2022, 8_600, 'backhoe/backhoe', [YELLOW], 6],
  [BACKHOE, 'JCB', '4CX', 100, 2006, 2022, 9_700, 'backhoe/backhoe', [YELLOW], 1.5],
  [BACKHOE, 'Caterpillar', '434F', 101, 2013, 2021, 8_900, 'backhoe/backhoe', [YELLOW], 1],
  [
    BACKHOE,
    'МТЗ «Беларус»',
    'ЭО-2621',
    81,
    1992,
    2018,
    1_900,
    'backhoe/backhoe',
    [BLUE, YELLOW],
    3,
  ],
  [BACKHOE, 'UMG', 'TLB825', 92, 2019, 2026, 8_200, 'backhoe/backhoe', [YELLOW]],
  [CRAWLER, 'Hitachi', 'ZX200', 166, 2005, 2021, 11_800, ON_TRACKS, [ORANGE], 3],
  [CRAWLER, 'Komatsu', 'PC200-8', 155, 2007, 2019, 9_400, ON_TRACKS, [YELLOW], 2.5],
  [CRAWLER, 'Caterpillar', '320D', 148, 2007, 2017, 8_900, ON_TRACKS, [YELLOW], 2.5],
  [CRAWLER, 'Hyundai', 'R220LC-9S', 150, 2010, 2021, 9_200, ON_TRACKS, [YELLOW], 1.5],
  [CRAWLER, 'Zoomlion', 'ZE215', 169, 2019, 2026, 11_200, ON_TRACKS, [GREEN, GREY]],
  [CRAWLER, 'Кранэкс', 'ЕК-270', 176, 2006, 2019, 4_100, ON_TRACKS, [YELLOW, ORANGE]],
  [WHEELED, 'ТВЭКС', 'ЕК-14', 105, 2002, 2019, 3_600, ON_WHEELS, [ORANGE, YELLOW], 2],
  [WHEELED, 'ТВЭКС', 'ЕК-18', 105, 2003, 2021, 4_300, ON_WHEELS, [ORANGE, YELLOW], 1.5],
  [WHEELED, 'UMG', 'E180W', 140, 2019, 2026, 10_900, ON_WHEELS, [YELLOW]],
  [WHEELED, 'Hyundai', 'R170W-9', 126, 2010, 2020, 7_700, ON_WHEELS, [YELLOW]],
  [MINI, 'JCB', '8025', 25, 2010, 2021, 3_300, 'excavator/mini', [YELLOW], 1],
  [MINI, 'Komatsu', 'PC30', 29, 2002, 2016, 2_100, 'excavator/mini', [YELLOW]],
  [MINI, 'XCMG', 'XE35U', 28, 2019, 2026, 3_600, 'excavator/mini', [YELLOW]],
  [CRAWLER, 'Hitachi', 'ZX330', 246, 2006, 2021, 14_900, ON_TRACKS, [ORANGE], 1.5],
  [CRAWLER, 'Komatsu', 'PC300-8', 242, 2007, 2018, 11_800, ON_TRACKS, [YELLOW], 1],
  [CRAWLER, 'Caterpillar', '330D', 268, 2006, 2016, 10_900, ON_TRACKS, [YELLOW], 1],
  [CRAWLER, 'Sany', 'SY215C', 155, 2018, 2026, 11_500, ON_TRACKS, [YELLOW], 1],
  [CRAWLER, 'Doosan', 'DX225LCA', 155, 2010, 2021, 8_600, ON_TRACKS, [ORANGE]],
  [BACKHOE, 'Terex', 'TLB 825', 93, 2008, 2018, 4_900, 'backhoe/backhoe', [WHITE], 1],
  [BACKHOE, 'Hidromek', 'HMK 102B', 100, 2010, 2024, 7_400, 'backhoe/backhoe', [YELLOW]],
  [MINI, 'Hitachi', 'ZX70', 54, 2004, 2016, 3_600, 'excavator/mini', [ORANGE]],
]

export const LOADERS: readonly MachineRow[] = [
  [LOADER, 'XCMG', 'LW300FN', 125, 2012, 2025, 4_300, 'loader/wheel', [YELLOW], 2.5],
  [LOADER, 'XCMG', 'LW500FN', 220, 2012, 2025, 6_200, 'loader/wheel', [YELLOW], 2],
  [LOADER, 'Амкодор', '332В', 123, 2003, 2022, 4_600, 'loader/wheel', [YELLOW, ORANGE], 2],
  [LOADER, 'Амкодор', '342В', 155, 2005, 2024, 5_700, 'loader/wheel', [YELLOW, ORANGE], 1],
  [LOADER, 'ТО (погрузчики)', 'ТО-18Б', 123, 1990, 2006, 850, 'loader/wheel', [YELLOW], 2],
  [
    SKID,
    'МКСМ (Курганмашзавод)',
    'МКСМ-800',
    51,
    2002,
    2021,
    1_650,
    'loader/skid',
    [ORANGE, YELLOW],
    2,
  ],
  [SKID, 'Caterpillar', '226B', 57, 2006, 2014, 1_900, 'loader/skid', [YELLOW]],
  [TELESCOPIC, 'JCB', '531-70', 100, 2006, 2021, 6_300, 'loader/telescopic', [YELLOW]],
  [
    FORKLIFT,
    'Львовский погрузчик (ЛЗА)',
    '4014',
    75,
    1985,
    2006,
    330,
    COUNTERBALANCE,
    [YELLOW, ORANGE],
    1.5,
  ],
  [FORKLIFT, 'Komatsu', null, 52, 2003, 2019, 1_350, COUNTERBALANCE, [YELLOW], 1.5],
  [LOADER, 'SDLG', 'LG936L', 125, 2010, 2024, 4_700, 'loader/wheel', [YELLOW], 1.5],
  [LOADER, 'Lonking', 'CDM853', 220, 2011, 2024, 5_600, 'loader/wheel', [YELLOW], 1],
  [SKID, 'Bobcat', 'S530', 49, 2012, 2021, 3_400, 'loader/skid', [WHITE], 1],
  [FORKLIFT, 'Toyota', '02-8FD25', 55, 2008, 2021, 2_100, COUNTERBALANCE, [ORANGE], 1],
  [FORKLIFT, 'Heli', 'CPCD30', 50, 2012, 2025, 1_850, COUNTERBALANCE, [RED], 1],
]
