/** Ids of the seasons in the forms of tyres. */
export const SEASON = { summer: 1, studded: 2, winter: 3, all: 4 } as const
export type SeasonName = keyof typeof SEASON

export type TyreRow = readonly [
  mark: string,
  model: string,
  season: SeasonName,
  /** Roubles for a new one of 16 inches. */
  price: number,
]

export const CAR_TYRES: readonly TyreRow[] = [
  ['Michelin', 'X-Ice North 4', 'studded', 14_500],
  ['Michelin', 'X-Ice Snow', 'winter', 14_200],
  ['Michelin', 'Primacy 4', 'summer', 13_500],
  ['Nokian Tyres', 'Hakkapeliitta 9', 'studded', 13_200],
  ['Nokian Tyres', 'Hakkapeliitta R3', 'winter', 13_400],
  ['Nokian Tyres', 'Nordman 7', 'studded', 8_200],
  ['Ikon Tyres', 'Autograph Ice 9', 'studded', 11_800],
  ['Ikon Tyres', 'Character Ice 7', 'studded', 7_900],
  ['Ikon Tyres', 'Nordman SX3', 'summer', 6_200],
  ['Continental', 'IceContact 3', 'studded', 14_800],
  ['Bridgestone', 'Blizzak VRX', 'winter', 11_200],
  ['Yokohama', 'iceGuard iG60', 'winter', 10_400],
  ['Yokohama', 'Geolandar A/T G015', 'all', 12_900],
  ['Gislaved', 'NordFrost 200', 'studded', 9_400],
  ['Hankook', 'Winter i*Pike RS2 W429', 'studded', 8_900],
  ['Hankook', 'Kinergy Eco 2 K435', 'summer', 7_200],
  ['Pirelli', 'Ice Zero', 'studded', 11_900],
  ['Pirelli', 'Cinturato P7', 'summer', 11_400],
  ['Goodyear', 'EfficientGrip Performance 2', 'summer', 9_800],
  ['Goodyear', 'Vector 4Seasons Gen-3', 'all', 12_200],
  ['Toyo', 'Proxes Comfort', 'summer', 8_300],
  ['Cordiant', 'Snow Cross', 'studded', 5_900],
  ['Cordiant', 'Comfort 2', 'summer', 5_200],
  ['Viatti', 'Brina V-521', 'winter', 5_400],
  ['Кама', 'Euro-519', 'studded', 4_900],
  ['Кама', 'Breeze (НК-132)', 'summer', 4_300],
]

/** Width, profile and diameter of tyres for cars, with the share of the price of 16 inches. */
export const CAR_SIZES: readonly (readonly [
  width: number,
  profile: number,
  diameter: number,
  share: number,
])[] = [
  [175, 70, 13, 0.55],
  [175, 65, 14, 0.65],
  [185, 60, 14, 0.68],
  [185, 65, 15, 0.8],
  [195, 65, 15, 0.82],
  [205, 55, 16, 1],
  [205, 60, 16, 1.02],
  [215, 60, 16, 1.08],
  [215, 65, 16, 1.1],
  [215, 55, 17, 1.3],
  [225, 45, 17, 1.25],
  [225, 65, 17, 1.4],
  [235, 65, 17, 1.45],
  [235, 55, 18, 1.7],
  [235, 60, 18, 1.75],
  [265, 60, 18, 2],
  [235, 55, 19, 2.1],
  [275, 45, 20, 2.6],
]

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
]

export const TRUCK_TYRES: readonly TruckTyreRow[] = [
  ['Кама', 'NR 701', 'winter', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 26_500],
  ['Кама', 'NF 701', 'winter', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 25_900],
  [
    'Nokian Tyres',
    'Hakkapeliitta Truck D',
    'winter',
    295,
    80,
    22.5,
    '295/80 R22.5',
    'КАМАЗ',
    44_000,
  ],
  [
    'Nokian Tyres',
    'Hakkapeliitta Truck F2',
    'winter',
    315,
    70,
    22.5,
    '315/70 R22.5',
    'тягач',
    46_500,
  ],
  ['Bridgestone', 'W958', 'winter', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 41_000],
  ['Кама', 'NF 202', 'all', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 24_500],
  ['Кама', 'NR 202', 'all', 315, 80, 22.5, '315/80 R22.5', 'МАЗ', 27_400],
  ['Кама', '310', 'all', 280, null, 20, '10.00 R20', 'КАМАЗ', 21_500],
  ['Кама', '1260-1', 'all', 425, 85, 21, '425/85 R21', 'КАМАЗ-43118', 43_000],
  ['Кама', '301', 'all', 235, null, 20, '8.25 R20', 'ГАЗ-3309', 14_900],
  ['Cordiant', 'DR-1 Professional', 'all', 295, 80, 22.5, '295/80 R22.5', 'тягач', 25_800],
  ['Tyrex', 'All Steel DR-1', 'all', 295, 80, 22.5, '295/80 R22.5', 'КАМАЗ', 24_900],
  ['Bridgestone', 'M729', 'all', 315, 70, 22.5, '315/70 R22.5', 'тягач', 39_500],
  ['Michelin', 'XDE2', 'all', 275, 70, 22.5, '275/70 R22.5', 'автобус', 42_000],
]

/** Front and rear as width, profile, diameter. */
type Size = readonly [number, number, number]
export type MotoTyreRow = readonly [
  mark: string,
  model: string,
  front: Size,
  rear: Size,
  price: number,
  look: 'moto' | 'motocross',
]

export const MOTO_TYRES: readonly MotoTyreRow[] = [
  ['Michelin', 'Road 5', [120, 70, 17], [180, 55, 17], 19_500, 'moto'],
  ['Michelin', 'Pilot Power 3', [120, 70, 17], [190, 50, 17], 18_500, 'moto'],
  ['Michelin', 'City Grip 2', [120, 70, 12], [130, 70, 12], 7_900, 'moto'],
  ['Michelin', 'Anakee Adventure', [110, 80, 19], [150, 70, 17], 18_900, 'moto'],
  ['Pirelli', 'Diablo Rosso III', [120, 70, 17], [180, 55, 17], 20_500, 'moto'],
  ['Pirelli', 'Angel GT II', [120, 70, 17], [160, 60, 17], 19_900, 'moto'],
  ['Metzeler', 'Tourance Next', [120, 70, 19], [170, 60, 17], 20_900, 'moto'],
  ['Bridgestone', 'Battlax Sport Touring T32', [120, 70, 17], [190, 55, 17], 18_900, 'moto'],
  ['Dunlop', 'Geomax MX33', [80, 100, 21], [110, 90, 19], 11_500, 'motocross'],
  ['Mitas', 'E-07', [90, 90, 21], [130, 80, 17], 12_500, 'motocross'],
  ['Heidenau', 'K60 Scout', [110, 80, 19], [150, 70, 17], 15_900, 'motocross'],
  ['Shinko', '705', [110, 80, 18], [150, 70, 17], 9_900, 'moto'],
]
