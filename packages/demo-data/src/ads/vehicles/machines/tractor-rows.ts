import type { MachineRow } from './machine-offers.ts'
import { BLUE, GREEN, GREY, ORANGE, RED, YELLOW } from './paint.ts'

const COMBINE = 'Зерноуборочный комбайн'
const GRAIN = 'combine/grain'
const ARTICULATED = 'tractor/articulated'
const CLASSIC = 'tractor/classic'
const ROSTSELMASH = 'Ростсельмаш'
const BELARUS = 'МТЗ «Беларус»'

const MTZ = [BLUE, BLUE, RED]

export const TRACTORS: readonly MachineRow[] = [
  ['Трактор', BELARUS, '82', 81, 1985, 2014, 1_450, CLASSIC, MTZ, 4],
  ['Трактор', BELARUS, '82', 81, 2012, 2012, 1_250, CLASSIC, MTZ, 2],
  ['Трактор', BELARUS, '82.1', 81, 1998, 2026, 2_950, CLASSIC, MTZ, 6],
  ['Трактор', BELARUS, '80', 81, 1978, 2000, 620, CLASSIC, MTZ, 3],
  ['Трактор', BELARUS, '1221', 130, 1999, 2026, 5_100, CLASSIC, MTZ, 2],
  ['Трактор', BELARUS, '892', 89, 2005, 2026, 3_300, CLASSIC, MTZ, 1.5],
  ['Трактор', BELARUS, '320.4', 36, 2008, 2025, 1_900, 'tractor/mini', MTZ, 1.5],
  ['Трактор', 'Кировец (ПТЗ)', 'К-700А', 215, 1976, 2002, 1_150, ARTICULATED, [YELLOW], 1.5],
  ['Трактор', 'Кировец (ПТЗ)', 'К-701', 300, 1978, 2002, 1_650, ARTICULATED, [YELLOW], 1],
  ['Трактор', 'Кировец (ПТЗ)', 'К-744Р2', 354, 2005, 2021, 6_900, ARTICULATED, [RED], 1],
  ['Трактор', 'Кировец (ПТЗ)', 'К-742 Премиум', 420, 2021, 2026, 17_900, ARTICULATED, [RED]],
  ['Трактор', 'ХТЗ', 'Т-150К', 165, 1980, 2008, 950, ARTICULATED, [BLUE, RED], 1.5],
  ['Трактор', 'ВТЗ (Владимирец)', 'Т-25А', 25, 1974, 2000, 230, 'tractor/mini', [BLUE, RED], 2],
  ['Трактор', 'ЛТЗ', 'Т-40АМ', 50, 1979, 1995, 260, CLASSIC, [BLUE, RED], 2],
  ['Трактор', 'ЮМЗ', 'ЮМЗ-6', 60, 1974, 2001, 290, CLASSIC, [BLUE, GREY], 2],
  ['Трактор', 'John Deere', '6195M', 195, 2013, 2021, 11_500, CLASSIC, [GREEN]],
  ['Трактор', 'New Holland', 'T7.270', 270, 2012, 2021, 11_900, CLASSIC, [BLUE]],
  ['Трактор', 'Claas', 'Arion 630', 165, 2008, 2021, 8_400, CLASSIC, [GREEN]],
  ['Мини-трактор', 'Уралец', '224', 22, 2014, 2025, 720, 'tractor/mini', [BLUE, RED], 1],
  ['Мини-трактор', 'Скаут', 'Т-25', 25, 2015, 2025, 640, 'tractor/mini', [RED]],
  ['Мини-трактор', 'Xingtai', 'XT-244', 24, 2012, 2025, 760, 'tractor/mini', [RED], 1],
  ['Мини-трактор', 'Kubota', 'B1500', 15, 1990, 2003, 520, 'tractor/mini', [ORANGE]],
  ['Трактор', BELARUS, '1523', 155, 2006, 2024, 6_900, CLASSIC, MTZ, 1],
  ['Трактор', 'Кировец (ПТЗ)', 'К-525 Премиум', 250, 2020, 2026, 14_500, ARTICULATED, [RED], 1],
  [
    'Трактор',
    'ВгТЗ (Волгоград)',
    'ДТ-75М',
    90,
    1978,
    1998,
    380,
    'bulldozer/crawler',
    [RED, YELLOW],
    1.5,
  ],
  ['Трактор', 'Lovol', 'TB504', 50, 2014, 2025, 1_950, CLASSIC, [BLUE]],
  ['Мини-трактор', 'Русич', 'Т-244', 24, 2014, 2024, 720, 'tractor/mini', [RED, BLUE]],
]

export const COMBINES: readonly MachineRow[] = [
  [COMBINE, ROSTSELMASH, 'Дон-1500Б', 235, 1994, 2006, 1_900, GRAIN, [RED, GREEN], 2],
  [COMBINE, ROSTSELMASH, 'Acros 550', 280, 2014, 2025, 17_800, GRAIN, [RED], 1],
  [COMBINE, ROSTSELMASH, 'Вектор 410', 210, 2008, 2023, 9_200, GRAIN, [RED], 1],
  [COMBINE, ROSTSELMASH, 'СК-5М Нива', 155, 1985, 2012, 950, GRAIN, [RED, BLUE], 1.5],
  [COMBINE, 'Гомсельмаш (Палессе)', 'GS12', 330, 2010, 2024, 11_500, GRAIN, [RED]],
  [COMBINE, 'Енисей (КЗК)', 'Енисей-1200', 140, 1988, 2008, 520, GRAIN, [RED, ORANGE], 1],
  [COMBINE, ROSTSELMASH, 'Acros 585', 300, 2013, 2022, 14_900, GRAIN, [RED], 1.5],
  [COMBINE, ROSTSELMASH, 'Torum 750', 425, 2014, 2024, 24_500, GRAIN, [RED]],
]
