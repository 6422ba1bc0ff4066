import type { SeasonName } from './tyre-seasons.ts'

export type TruckTyreRow = readonly [
  mark: string,
  model: string,
  season: SeasonName,
  width: number,
  /** Absent where the size is in inches: 10.00R20. */
  profile: number | null,
  diameter: number,
  /** As it is written on the side. */
  size: string,
  /** The truck that a title names. */
  truck: string,
  /** Roubles for a new one. */
  price: number,
  /** How often the popular half is of it; absent in the long tail. */
  weight?: number,
]

const NOKIAN = 'Nokian Tyres'

export const TRUCK_TYRES: readonly TruckTyreRow[] = [
  ['Кама', 'NR 701', 'winter', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 26_500, 2],
  ['Кама', 'NF 701', 'winter', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 25_900, 1],
  [NOKIAN, 'Hakkapeliitta Truck D', 'winter', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 44_000],
  [NOKIAN, 'Hakkapeliitta Truck F2', 'winter', 315, 70, 22.5, '315/70 R22.5', 'тягач', 46_500, 1],
  ['Bridgestone', 'W958', 'winter', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 41_000],
  ['Yokohama', '902W', 'winter', 315, 80, 22.5, '315/80 R22.5', 'тягач', 43_500, 1],
  ['Кама', 'NF 202', 'all', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 24_500, 2],
  ['Кама', 'NR 202', 'all', 315, 80, 22.5, '315/80 R22.5', 'МАЗ', 27_400, 3],
  ['Кама', 'NF 202', 'all', 315, 80, 22.5, '315/80 R22.5', 'самосвал', 26_900, 2],
  ['Cordiant', 'DR-1 Professional', 'all', 315, 80, 22.5, '315/80 R22.5', 'тягач', 27_900, 2],
  ['Cordiant', 'DR-1 Professional', 'all', 295, 80, 22.5, '295/80 R22.5', 'тягач', 25_800, 1],
  [
    'Cordiant',
    'TR-1 Professional',
    'all',
    385,
    65,
    22.5,
    '385/65 R22.5',
    'полуприцеп',
    29_900,
    2.5,
  ],
  ['Кама', 'NT 202', 'all', 385, 65, 22.5, '385/65 R22.5', 'полуприцеп', 28_400, 1.5],
  ['Michelin', 'X Multi D', 'all', 315, 70, 22.5, '315/70 R22.5', 'тягач', 47_500, 1.5],
  ['Triangle', 'TRD06', 'all', 315, 80, 22.5, '315/80 R22.5', 'самосвал', 24_500, 1.5],
  ['Triangle', 'TR668', 'all', 320, null, 20, '12.00 R20', 'Shacman', 27_500],
  ['Кама', '310', 'all', 280, null, 20, '10.00 R20', 'КАМАЗ', 21_500, 2],
  ['Кама', 'И-Н142Б', 'all', 260, null, 20, '9.00 R20', 'ЗИЛ-130', 15_900, 1.5],
  ['Кама', '1260-1', 'all', 425, 85, 21, '425/85 R21', 'КАМАЗ-43118', 43_000, 1],
  ['Кама', '301', 'all', 235, null, 20, '8.25 R20', 'ГАЗ-3309', 14_900, 2],
  ['Кама', 'Euro-131 LCV', 'all', 185, 75, 16, '185/75 R16C', 'ГАЗель', 6_300, 4],
  ['Кама', 'Euro-520 LCV', 'winter', 185, 75, 16, '185/75 R16C', 'ГАЗель', 6_800, 2],
  ['Cordiant', 'Business CA-2', 'all', 185, 75, 16, '185/75 R16C', 'ГАЗель', 6_100, 2],
  ['Cordiant', 'Business CW-2', 'winter', 185, 75, 16, '185/75 R16C', 'ГАЗель Next', 7_200, 1],
  ['Tyrex', 'All Steel DR-1', 'all', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 24_900, 1],
  ['Bridgestone', 'M729', 'all', 315, 70, 22.5, '315/70 R22.5', 'тягач', 39_500],
  ['Michelin', 'XDE2', 'all', 275, 70, 22.5, '275/70 R22.5', 'автобус', 42_000],
]
