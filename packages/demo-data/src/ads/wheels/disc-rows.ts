/** Ids of `RIMS`. */
export const RIM = { cast: 1, stamped: 2, forged: 3, spoked: 5 } as const

/** How the discs of some cars are bolted on, and the sizes they come in. */
export type BoltPattern = readonly [
  bolts: number,
  pcd: number,
  bore: number,
  diameters: readonly number[],
  rimWidth: number,
  offset: number,
  /** As a title names the cars. */
  cars: readonly string[],
  /** How often the popular half is of it; absent in the long tail. */
  weight?: number,
]

export const BOLT_PATTERNS: readonly BoltPattern[] = [
  [4, 98, 58.6, [13, 14, 14, 15], 5.5, 35, ['Lada Granta', 'Приора, Калина', 'ВАЗ 2110–2114'], 4],
  [4, 100, 60.1, [14, 15, 15, 16], 6, 43, ['Renault Logan', 'Весту', 'Ларгус, Сандеро'], 4],
  [4, 100, 54.1, [14, 15, 15, 16], 6, 48, ['Kia Rio', 'Солярис, Рио', 'Hyundai Solaris'], 4],
  [5, 100, 57.1, [14, 15, 16], 6, 40, ['VW Polo', 'Skoda Rapid', 'Поло, Рапид'], 2.5],
  [5, 108, 63.3, [15, 16, 16, 17, 18], 7, 50, ['Ford Focus', 'Фокус 2, 3', 'Volvo'], 2.5],
  [5, 112, 57.1, [16, 16, 17, 18, 19], 7, 45, ['Skoda Octavia', 'VW Tiguan', 'Audi, Шкоду'], 3.5],
  [5, 112, 66.6, [17, 18, 19, 20], 8, 43, ['Mercedes-Benz', 'BMW G'], 1],
  [5, 114.3, 67.1, [16, 17, 17, 18, 19], 7, 45, ['Спортейдж, Туссан', 'Mazda CX-5', 'Kia Ceed'], 4],
  [5, 114.3, 60.1, [16, 16, 17, 18], 7, 45, ['Toyota Camry', 'Toyota RAV4', 'Камри'], 3],
  [5, 114.3, 66.1, [16, 17, 18], 6.5, 40, ['Nissan Qashqai', 'Renault Duster', 'Х-трейл'], 2.5],
  [5, 105, 56.6, [15, 16, 17], 6.5, 39, ['Chevrolet Cruze', 'Opel Astra J'], 1.5],
  [5, 110, 65.1, [15, 16, 17], 7, 37, ['Opel Astra H', 'Opel Zafira']],
  [5, 120, 72.6, [17, 18, 19, 20], 8, 34, ['BMW 5', 'BMW X3', 'БМВ Е60'], 1],
  [5, 130, 71.6, [18, 19, 20, 21], 9, 55, ['VW Touareg', 'Porsche Cayenne']],
  [5, 139.7, 98.5, [15, 15, 16], 6.5, 40, ['Ниву', 'Lada Niva', 'Шевроле Нива'], 3],
  [5, 139.7, 108.1, [15, 16, 16], 7, 19, ['УАЗ Патриот', 'УАЗ Хантер', 'буханку'], 1.5],
  [6, 139.7, 106.1, [17, 17, 18, 20], 7.5, 25, ['Toyota Prado', 'Прадо', 'Hilux', 'Pajero'], 2],
  [5, 150, 110.1, [17, 18, 20], 8, 60, ['Land Cruiser 100/200']],
  [6, 170, 130, [16], 5.5, 105, ['ГАЗель', 'Газель Next'], 2],
  [10, 335, 281, [22.5], 9, 150, ['КАМАЗ', 'тягач'], 1.5],
  [10, 335, 281, [22.5], 11.75, 0, ['полуприцеп'], 1],
]

export const DISC_BRANDS: Record<'cast' | 'stamped' | 'forged', readonly string[]> = {
  cast: ['СКАД', 'K&K', 'iFree', 'Replay', 'LS', 'Carwel', 'Neo'],
  stamped: ['ТЗСК', 'Magnetto', 'Trebl', 'Accuride', 'Asterro'],
  forged: ['Slik', 'ВСМПО', 'Vissol'],
}
