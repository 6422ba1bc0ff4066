import { FARM_PHRASES } from '../texts/farm-phrases.ts'
import { IMPLEMENT_PHRASES } from '../texts/implement-phrases.ts'
import { machineOffers, type MachineRow } from './machine-offers.ts'
import type { VehicleKind } from './offer.ts'

const [RED, BLUE, GREEN, YELLOW, ORANGE, WHITE, GREY] = [7, 5, 9, 13, 14, 1, 3]
const MTZ = [BLUE, BLUE, RED]

const TRACTORS: readonly MachineRow[] = [
  ['Трактор', 'МТЗ «Беларус»', '82', 81, 1985, 2014, 1_450, 'tractor/classic', MTZ],
  ['Трактор', 'МТЗ «Беларус»', '82', 81, 2012, 2012, 1_250, 'tractor/classic', MTZ],
  ['Трактор', 'МТЗ «Беларус»', '82.1', 81, 1998, 2026, 2_950, 'tractor/classic', MTZ],
  ['Трактор', 'МТЗ «Беларус»', '80', 81, 1978, 2000, 620, 'tractor/classic', MTZ],
  ['Трактор', 'МТЗ «Беларус»', '1221', 130, 1999, 2026, 5_100, 'tractor/classic', MTZ],
  ['Трактор', 'МТЗ «Беларус»', '892', 89, 2005, 2026, 3_300, 'tractor/classic', MTZ],
  ['Трактор', 'МТЗ «Беларус»', '320.4', 36, 2008, 2025, 1_900, 'tractor/mini', MTZ],
  ['Трактор', 'Кировец (ПТЗ)', 'К-700А', 215, 1976, 2002, 1_150, 'tractor/articulated', [YELLOW]],
  ['Трактор', 'Кировец (ПТЗ)', 'К-701', 300, 1978, 2002, 1_650, 'tractor/articulated', [YELLOW]],
  ['Трактор', 'Кировец (ПТЗ)', 'К-744Р2', 354, 2005, 2021, 6_900, 'tractor/articulated', [RED]],
  ['Трактор', 'Кировец (ПТЗ)', 'К-742 Премиум', 420, 2021, 2026, 17_900, 'tractor/articulated', [RED]],
  ['Трактор', 'ХТЗ', 'Т-150К', 165, 1980, 2008, 950, 'tractor/articulated', [BLUE, RED]],
  ['Трактор', 'ВТЗ (Владимирец)', 'Т-25А', 25, 1974, 2000, 230, 'tractor/mini', [BLUE, RED]],
  ['Трактор', 'ЛТЗ', 'Т-40АМ', 50, 1979, 1995, 260, 'tractor/classic', [BLUE, RED]],
  ['Трактор', 'ЮМЗ', 'ЮМЗ-6', 60, 1974, 2001, 290, 'tractor/classic', [BLUE, GREY]],
  ['Трактор', 'John Deere', '6195M', 195, 2013, 2021, 11_500, 'tractor/classic', [GREEN]],
  ['Трактор', 'New Holland', 'T7.270', 270, 2012, 2021, 11_900, 'tractor/classic', [BLUE]],
  ['Трактор', 'Claas', 'Arion 630', 165, 2008, 2021, 8_400, 'tractor/classic', [GREEN]],
  ['Мини-трактор', 'Уралец', '224', 22, 2014, 2025, 720, 'tractor/mini', [BLUE, RED]],
  ['Мини-трактор', 'Скаут', 'Т-25', 25, 2015, 2025, 640, 'tractor/mini', [RED]],
  ['Мини-трактор', 'Xingtai', 'XT-244', 24, 2012, 2025, 760, 'tractor/mini', [RED]],
  ['Мини-трактор', 'Kubota', 'B1500', 15, 1990, 2003, 520, 'tractor/mini', [ORANGE]],
]

const COMBINES: readonly MachineRow[] = [
  ['Зерноуборочный комбайн', 'Ростсельмаш', 'Дон-1500Б', 235, 1994, 2006, 1_900, 'combine/grain', [RED, GREEN]],
  ['Зерноуборочный комбайн', 'Ростсельмаш', 'Acros 550', 280, 2014, 2025, 17_800, 'combine/grain', [RED]],
  ['Зерноуборочный комбайн', 'Ростсельмаш', 'Вектор 410', 210, 2008, 2023, 9_200, 'combine/grain', [RED]],
  ['Зерноуборочный комбайн', 'Ростсельмаш', 'СК-5М Нива', 155, 1985, 2012, 950, 'combine/grain', [RED, BLUE]],
  ['Зерноуборочный комбайн', 'Гомсельмаш (Палессе)', 'GS12', 330, 2010, 2024, 11_500, 'combine/grain', [RED]],
  ['Зерноуборочный комбайн', 'Енисей (КЗК)', 'Енисей-1200', 140, 1988, 2008, 520, 'combine/grain', [RED, ORANGE]],
]

const SMALL: readonly MachineRow[] = [
  ['Мотоблок', 'Нева', 'МБ-2', 7, 2005, 2026, 72, 'implement/cultivator', [ORANGE]],
  ['Мотоблок', 'Агат', 'ХМД-6,5', 7, 2008, 2024, 58, 'implement/cultivator', [RED]],
  ['Мотокультиватор', 'Крот', 'ОМ', 3, 1992, 2018, 14, 'implement/cultivator', [RED]],
]

const IMPLEMENTS: readonly MachineRow[] = [
  ['Плуг', 'Алмаз', 'ПЛН-3-35', 0, 2005, 2025, 165, 'implement/plough', [BLUE, RED]],
  ['Плуг', 'Светлоградагромаш', 'ПЛН-8-35', 0, 2006, 2025, 560, 'implement/plough', [RED]],
  ['Плуг', 'Lemken', 'EurOpal 7', 0, 2005, 2020, 1_900, 'implement/plough', [BLUE]],
  ['Культиватор', 'Ярославич', 'КБМ-8', 0, 2008, 2024, 980, 'implement/cultivator', [GREEN, RED]],
  ['Дискатор', 'БДМ-Агро', 'БДМ 4х4П', 0, 2008, 2024, 1_350, 'implement/cultivator', [RED]],
  ['Борона', 'Väderstad', 'Carrier 500', 0, 2008, 2021, 3_400, 'implement/cultivator', [RED]],
  ['Сеялка', 'Червона Зирка (Эльворти)', 'СЗ-3,6', 0, 1990, 2018, 420, 'implement/seeder', [RED]],
  ['Сеялка', 'Amazone', 'D9 6000-TC', 0, 2007, 2021, 3_900, 'implement/seeder', [GREEN]],
  ['Посевной комплекс', 'Horsch', 'Pronto 6 DC', 0, 2008, 2021, 6_800, 'implement/seeder', [RED]],
  ['Пресс-подборщик', 'Krone', 'Comprima F125', 0, 2010, 2021, 3_700, 'implement/baler', [GREEN]],
  ['Пресс-подборщик', 'Бобруйскагромаш', 'ПРФ-180', 0, 2008, 2025, 1_450, 'implement/baler', [RED, BLUE]],
  ['Опрыскиватель', 'Amazone', 'UX 5200', 0, 2009, 2021, 4_200, 'implement/sprayer', [GREEN]],
  ['Самоходный опрыскиватель', 'Пегас-Агро (Туман)', 'Туман-2М', 130, 2014, 2025, 8_900, 'implement/sprayer', [ORANGE]],
  ['Тракторный прицеп', '2ПТС (прицепы тракторные)', '2ПТС-4', 0, 1985, 2024, 340, 'trailer/tipper', [BLUE, RED]],
  ['Телескопический погрузчик', 'Manitou', 'MLT 735', 122, 2008, 2021, 6_300, 'loader/telescopic', [RED]],
]

const THINGS = {
  tractor: 'tractor',
  combine: 'combine',
  implement: 'implement',
  trailer: 'trailer',
  loader: 'loader',
} as const

/** Tractors, combines and what they pull. */
export const FARM_MACHINES: VehicleKind = {
  adType: 'special',
  offers: machineOffers('special', [...TRACTORS, ...COMBINES, ...SMALL, ...IMPLEMENTS], THINGS),
  yearly: 0.945,
  floor: 0.3,
  usage: { key: 'hours', yearly: [60, 800], most: 18_000 },
  companies: 0.45,
  vins: 0,
  colors: { [BLUE]: 30, [RED]: 30, [GREEN]: 12, [YELLOW]: 8, [ORANGE]: 6, [WHITE]: 3, [GREY]: 3 },
  phrases: ({ fields }) => (fields.power === undefined ? IMPLEMENT_PHRASES : FARM_PHRASES),
}
