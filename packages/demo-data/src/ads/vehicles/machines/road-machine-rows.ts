import type { MachineRow } from './machine-offers.ts'
import { BLUE, GREEN, ORANGE, RED, WHITE, YELLOW } from './paint.ts'

const BULLDOZER = 'Бульдозер'
const GRADER = 'Автогрейдер'
const ROLLER = 'Дорожный каток'
const CRANE = 'Автокран'
const ON_TRACKS = 'bulldozer/crawler'
const SKIDDER = 'Трелёвочный трактор'

export const ROAD_MACHINES: readonly MachineRow[] = [
  [BULLDOZER, 'ЧТЗ-Уралтрак', 'Т-170', 170, 1988, 2004, 1_500, ON_TRACKS, [YELLOW], 2.5],
  [BULLDOZER, 'ЧТЗ-Уралтрак', 'Б10М.0111', 180, 2004, 2025, 8_900, ON_TRACKS, [YELLOW], 1],
  [BULLDOZER, 'Промтрактор (ЧЕТРА)', 'Т-11.01', 190, 2004, 2021, 6_900, ON_TRACKS, [YELLOW]],
  [BULLDOZER, 'ДСТ-Урал', 'D10', 180, 2018, 2026, 13_900, ON_TRACKS, [YELLOW]],
  [GRADER, 'ЧСДМ', 'ДЗ-98', 235, 1988, 2022, 5_400, 'grader/grader', [YELLOW, ORANGE], 1.5],
  [
    GRADER,
    'Брянский Арсенал',
    'ГС-14.02',
    150,
    2004,
    2023,
    5_100,
    'grader/grader',
    [YELLOW, ORANGE],
  ],
  [GRADER, 'Автогрейдер ДЗ', 'ДЗ-122', 130, 1985, 2009, 1_250, 'grader/grader', [YELLOW], 1],
  [ROLLER, 'Раскат', 'ДУ-47Б', 60, 1990, 2013, 650, 'roller/tandem', [YELLOW, ORANGE], 1],
  [ROLLER, 'Раскат', 'RV-13 DD', 110, 2011, 2022, 4_300, 'roller/tandem', [YELLOW, ORANGE]],
  [ROLLER, 'Раскат', 'ДУ-85', 190, 2003, 2019, 2_600, 'roller/single', [YELLOW, ORANGE]],
  [BULLDOZER, 'Shantui', 'SD16', 160, 2010, 2025, 7_900, ON_TRACKS, [YELLOW], 1],
  [BULLDOZER, 'Komatsu', 'D65', 205, 2006, 2020, 9_900, ON_TRACKS, [YELLOW]],
]

export const CRANES: readonly MachineRow[] = [
  [CRANE, 'Ивановец', 'КС-35714', 240, 2000, 2022, 4_900, 'crane/travelling', [ORANGE, WHITE], 2],
  [CRANE, 'Ивановец', 'КС-45717', 240, 2001, 2024, 7_200, 'crane/raised', [ORANGE, WHITE], 3],
  [CRANE, 'Галичанин', 'КС-55713-1', 300, 2003, 2025, 9_900, 'crane/raised', [ORANGE, BLUE], 2],
  [CRANE, 'Клинцы', 'КС-35719-1', 240, 2003, 2020, 4_600, 'crane/travelling', [ORANGE, RED], 1.5],
  [CRANE, 'Челябинец', 'КС-45721', 300, 2004, 2023, 7_900, 'crane/raised', [WHITE, BLUE], 1],
  [CRANE, 'Zoomlion', 'QY25V', 286, 2008, 2021, 6_900, 'crane/raised', [GREEN, WHITE]],
  [CRANE, 'XCMG', 'QY25K', 290, 2009, 2023, 8_300, 'crane/raised', [YELLOW, WHITE], 1],
]

export const OTHER_MACHINES: readonly MachineRow[] = [
  [
    'Коммунальный трактор',
    'МТЗ «Беларус»',
    '320МК',
    36,
    2010,
    2025,
    2_300,
    'municipal/sweeper',
    [BLUE],
  ],
  [SKIDDER, 'Алтайский трактор (ТТ-4)', 'ТТ-4', 110, 1980, 2006, 720, ON_TRACKS, [RED, YELLOW]],
  [
    SKIDDER,
    'Онежский тракторный завод (ОТЗ)',
    'ТДТ-55',
    78,
    1978,
    2003,
    450,
    ON_TRACKS,
    [RED, YELLOW],
  ],
]
