import { MACHINE_PHRASES } from '../texts/machine-phrases.ts'
import { machineOffers, type MachineRow } from './machine-offers.ts'
import type { VehicleKind } from './offer.ts'

const [WHITE, GREY, BLUE, RED, GREEN, YELLOW, ORANGE] = [1, 3, 5, 7, 9, 13, 14]

const DIGGERS: readonly MachineRow[] = [
  ['Экскаватор-погрузчик', 'JCB', '3CX', 92, 2004, 2022, 8_600, 'backhoe/backhoe', [YELLOW]],
  ['Экскаватор-погрузчик', 'JCB', '4CX', 100, 2006, 2022, 9_700, 'backhoe/backhoe', [YELLOW]],
  ['Экскаватор-погрузчик', 'Caterpillar', '434F', 101, 2013, 2021, 8_900, 'backhoe/backhoe', [YELLOW]],
  ['Экскаватор-погрузчик', 'МТЗ «Беларус»', 'ЭО-2621', 81, 1992, 2018, 1_900, 'backhoe/backhoe', [BLUE, YELLOW]],
  ['Экскаватор-погрузчик', 'UMG', 'TLB825', 92, 2019, 2026, 8_200, 'backhoe/backhoe', [YELLOW]],
  ['Гусеничный экскаватор', 'Hitachi', 'ZX200', 166, 2005, 2021, 11_800, 'excavator/crawler', [ORANGE]],
  ['Гусеничный экскаватор', 'Komatsu', 'PC200-8', 155, 2007, 2019, 9_400, 'excavator/crawler', [YELLOW]],
  ['Гусеничный экскаватор', 'Caterpillar', '320D', 148, 2007, 2017, 8_900, 'excavator/crawler', [YELLOW]],
  ['Гусеничный экскаватор', 'Hyundai', 'R220LC-9S', 150, 2010, 2021, 9_200, 'excavator/crawler', [YELLOW]],
  ['Гусеничный экскаватор', 'Zoomlion', 'ZE215', 169, 2019, 2026, 11_200, 'excavator/crawler', [GREEN, GREY]],
  ['Гусеничный экскаватор', 'Кранэкс', 'ЕК-270', 176, 2006, 2019, 4_100, 'excavator/crawler', [YELLOW, ORANGE]],
  ['Колёсный экскаватор', 'ТВЭКС', 'ЕК-14', 105, 2002, 2019, 3_600, 'excavator/wheeled', [ORANGE, YELLOW]],
  ['Колёсный экскаватор', 'ТВЭКС', 'ЕК-18', 105, 2003, 2021, 4_300, 'excavator/wheeled', [ORANGE, YELLOW]],
  ['Колёсный экскаватор', 'UMG', 'E180W', 140, 2019, 2026, 10_900, 'excavator/wheeled', [YELLOW]],
  ['Колёсный экскаватор', 'Hyundai', 'R170W-9', 126, 2010, 2020, 7_700, 'excavator/wheeled', [YELLOW]],
  ['Мини-экскаватор', 'JCB', '8025', 25, 2010, 2021, 3_300, 'excavator/mini', [YELLOW]],
  ['Мини-экскаватор', 'Komatsu', 'PC30', 29, 2002, 2016, 2_100, 'excavator/mini', [YELLOW]],
  ['Мини-экскаватор', 'XCMG', 'XE35U', 28, 2019, 2026, 3_600, 'excavator/mini', [YELLOW]],
]

const LOADERS: readonly MachineRow[] = [
  ['Фронтальный погрузчик', 'XCMG', 'LW300FN', 125, 2012, 2025, 4_300, 'loader/wheel', [YELLOW]],
  ['Фронтальный погрузчик', 'XCMG', 'LW500FN', 220, 2012, 2025, 6_200, 'loader/wheel', [YELLOW]],
  ['Фронтальный погрузчик', 'Амкодор', '332В', 123, 2003, 2022, 4_600, 'loader/wheel', [YELLOW, ORANGE]],
  ['Фронтальный погрузчик', 'Амкодор', '342В', 155, 2005, 2024, 5_700, 'loader/wheel', [YELLOW, ORANGE]],
  ['Фронтальный погрузчик', 'ТО (погрузчики)', 'ТО-18Б', 123, 1990, 2006, 850, 'loader/wheel', [YELLOW]],
  ['Мини-погрузчик', 'МКСМ (Курганмашзавод)', 'МКСМ-800', 51, 2002, 2021, 1_650, 'loader/skid', [ORANGE, YELLOW]],
  ['Мини-погрузчик', 'Caterpillar', '226B', 57, 2006, 2014, 1_900, 'loader/skid', [YELLOW]],
  ['Телескопический погрузчик', 'JCB', '531-70', 100, 2006, 2021, 6_300, 'loader/telescopic', [YELLOW]],
  ['Вилочный погрузчик', 'Львовский погрузчик (ЛЗА)', '4014', 75, 1985, 2006, 330, 'forklift/counterbalance', [YELLOW, ORANGE]],
  ['Вилочный погрузчик', 'Komatsu', null, 52, 2003, 2019, 1_350, 'forklift/counterbalance', [YELLOW]],
]

const ROAD: readonly MachineRow[] = [
  ['Бульдозер', 'ЧТЗ-Уралтрак', 'Т-170', 170, 1988, 2004, 1_500, 'bulldozer/crawler', [YELLOW]],
  ['Бульдозер', 'ЧТЗ-Уралтрак', 'Б10М.0111', 180, 2004, 2025, 8_900, 'bulldozer/crawler', [YELLOW]],
  ['Бульдозер', 'Промтрактор (ЧЕТРА)', 'Т-11.01', 190, 2004, 2021, 6_900, 'bulldozer/crawler', [YELLOW]],
  ['Бульдозер', 'ДСТ-Урал', 'D10', 180, 2018, 2026, 13_900, 'bulldozer/crawler', [YELLOW]],
  ['Автогрейдер', 'ЧСДМ', 'ДЗ-98', 235, 1988, 2022, 5_400, 'grader/grader', [YELLOW, ORANGE]],
  ['Автогрейдер', 'Брянский Арсенал', 'ГС-14.02', 150, 2004, 2023, 5_100, 'grader/grader', [YELLOW, ORANGE]],
  ['Автогрейдер', 'Автогрейдер ДЗ', 'ДЗ-122', 130, 1985, 2009, 1_250, 'grader/grader', [YELLOW]],
  ['Дорожный каток', 'Раскат', 'ДУ-47Б', 60, 1990, 2013, 650, 'roller/tandem', [YELLOW, ORANGE]],
  ['Дорожный каток', 'Раскат', 'RV-13 DD', 110, 2011, 2022, 4_300, 'roller/tandem', [YELLOW, ORANGE]],
  ['Дорожный каток', 'Раскат', 'ДУ-85', 190, 2003, 2019, 2_600, 'roller/single', [YELLOW, ORANGE]],
]

const CRANES: readonly MachineRow[] = [
  ['Автокран', 'Ивановец', 'КС-35714', 240, 2000, 2022, 4_900, 'crane/travelling', [ORANGE, WHITE]],
  ['Автокран', 'Ивановец', 'КС-45717', 240, 2001, 2024, 7_200, 'crane/raised', [ORANGE, WHITE]],
  ['Автокран', 'Галичанин', 'КС-55713-1', 300, 2003, 2025, 9_900, 'crane/raised', [ORANGE, BLUE]],
  ['Автокран', 'Клинцы', 'КС-35719-1', 240, 2003, 2020, 4_600, 'crane/travelling', [ORANGE, RED]],
  ['Автокран', 'Челябинец', 'КС-45721', 300, 2004, 2023, 7_900, 'crane/raised', [WHITE, BLUE]],
  ['Автокран', 'Zoomlion', 'QY25V', 286, 2008, 2021, 6_900, 'crane/raised', [GREEN, WHITE]],
]

const OTHER: readonly MachineRow[] = [
  ['Коммунальный трактор', 'МТЗ «Беларус»', '320МК', 36, 2010, 2025, 2_300, 'municipal/sweeper', [BLUE]],
  ['Трелёвочный трактор', 'Алтайский трактор (ТТ-4)', 'ТТ-4', 110, 1980, 2006, 720, 'bulldozer/crawler', [RED, YELLOW]],
  ['Трелёвочный трактор', 'Онежский тракторный завод (ОТЗ)', 'ТДТ-55', 78, 1978, 2003, 450, 'bulldozer/crawler', [RED, YELLOW]],
]

const THINGS = {
  backhoe: 'backhoe',
  excavator: 'excavator',
  loader: 'loader',
  forklift: 'forklift',
  bulldozer: 'bulldozer',
  grader: 'grader',
  roller: 'roller',
  crane: 'crane',
  municipal: 'municipal',
} as const

/** Machines that dig, lift, load and roll. */
export const INDUSTRIAL_MACHINES: VehicleKind = {
  adType: 'special_industrial',
  offers: machineOffers(
    'special_industrial',
    [...DIGGERS, ...LOADERS, ...ROAD, ...CRANES, ...OTHER],
    THINGS,
  ),
  yearly: 0.935,
  floor: 0.25,
  usage: { key: 'hours', yearly: [300, 1_500], most: 24_000 },
  companies: 0.65,
  vins: 0.1,
  colors: { [YELLOW]: 50, [ORANGE]: 25, [WHITE]: 8, [BLUE]: 6, [RED]: 4, [GREEN]: 3 },
  phrases: () => MACHINE_PHRASES,
}
