/** Ids of `RIMS`. */
export const RIM = { cast: 1, stamped: 2, forged: 3, spoked: 5 } as const

/** How the discs of some cars are bolted on, and the sizes they come in. */
export interface BoltPattern {
  bolts: number
  pcd: number
  bore: number
  diameters: readonly number[]
  rimWidth: number
  offset: number
  /** As a title names the cars. */
  cars: readonly string[]
  truck?: true
}

export const BOLT_PATTERNS: readonly BoltPattern[] = [
  {
    bolts: 4,
    pcd: 98,
    bore: 58.6,
    diameters: [13, 14, 15],
    rimWidth: 5.5,
    offset: 35,
    cars: ['Lada Granta', 'Lada Priora', 'ВАЗ'],
  },
  {
    bolts: 4,
    pcd: 100,
    bore: 60.1,
    diameters: [14, 15, 16],
    rimWidth: 6,
    offset: 43,
    cars: ['Renault Logan', 'Kia Rio', 'Lada Vesta'],
  },
  {
    bolts: 5,
    pcd: 100,
    bore: 57.1,
    diameters: [14, 15, 16],
    rimWidth: 6,
    offset: 40,
    cars: ['VW Polo', 'Skoda Rapid'],
  },
  {
    bolts: 5,
    pcd: 108,
    bore: 63.3,
    diameters: [16, 17, 18],
    rimWidth: 7,
    offset: 50,
    cars: ['Ford Focus', 'Volvo'],
  },
  {
    bolts: 5,
    pcd: 112,
    bore: 57.1,
    diameters: [16, 17, 18, 19],
    rimWidth: 7.5,
    offset: 45,
    cars: ['Skoda Octavia', 'VW Tiguan', 'Audi'],
  },
  {
    bolts: 5,
    pcd: 112,
    bore: 66.6,
    diameters: [17, 18, 19, 20],
    rimWidth: 8,
    offset: 43,
    cars: ['Mercedes-Benz', 'BMW G'],
  },
  {
    bolts: 5,
    pcd: 114.3,
    bore: 67.1,
    diameters: [16, 17, 18, 19],
    rimWidth: 7,
    offset: 45,
    cars: ['Hyundai Tucson', 'Kia Sportage', 'Mazda CX-5'],
  },
  {
    bolts: 5,
    pcd: 114.3,
    bore: 60.1,
    diameters: [16, 17, 18],
    rimWidth: 7,
    offset: 45,
    cars: ['Toyota Camry', 'Toyota RAV4'],
  },
  {
    bolts: 5,
    pcd: 120,
    bore: 72.6,
    diameters: [17, 18, 19, 20],
    rimWidth: 8,
    offset: 34,
    cars: ['BMW 5', 'BMW X3'],
  },
  {
    bolts: 5,
    pcd: 139.7,
    bore: 98.5,
    diameters: [15, 16],
    rimWidth: 6.5,
    offset: 40,
    cars: ['Lada Niva'],
  },
  {
    bolts: 5,
    pcd: 139.7,
    bore: 108.1,
    diameters: [15, 16],
    rimWidth: 7,
    offset: 19,
    cars: ['УАЗ Патриот', 'УАЗ Хантер'],
  },
  {
    bolts: 6,
    pcd: 139.7,
    bore: 106.1,
    diameters: [17, 18, 20],
    rimWidth: 7.5,
    offset: 25,
    cars: ['Toyota Prado', 'Hilux', 'Pajero'],
  },
  {
    bolts: 6,
    pcd: 170,
    bore: 130,
    diameters: [16],
    rimWidth: 5.5,
    offset: 105,
    cars: ['ГАЗель'],
    truck: true,
  },
  {
    bolts: 10,
    pcd: 335,
    bore: 281,
    diameters: [22.5],
    rimWidth: 9,
    offset: 150,
    cars: ['КАМАЗ', 'тягач'],
    truck: true,
  },
  {
    bolts: 10,
    pcd: 335,
    bore: 281,
    diameters: [22.5],
    rimWidth: 11.75,
    offset: 0,
    cars: ['полуприцеп'],
    truck: true,
  },
]

export const DISC_BRANDS: Record<'cast' | 'stamped' | 'forged', readonly string[]> = {
  cast: ['СКАД', 'K&K', 'iFree', 'Replay', 'LS', 'Carwel', 'Neo'],
  stamped: ['ТЗСК', 'Magnetto', 'Trebl', 'Accuride', 'Asterro'],
  forged: ['Slik', 'ВСМПО', 'Vissol'],
}

/** Diameter, width and look of moto rims. */
export const MOTO_RIMS: readonly (readonly [
  axis: 0 | 1,
  rim: 'cast' | 'spoked',
  diameter: number,
  rimWidth: number,
  bike: string,
  price: number,
])[] = [
  [1, 'cast', 17, 3.5, 'Honda CBR 600', 14_500],
  [0, 'cast', 17, 5.5, 'Honda CBR 600', 16_500],
  [1, 'cast', 17, 3.5, 'Yamaha YZF-R6', 15_500],
  [0, 'cast', 17, 5.5, 'Suzuki GSX-R', 15_900],
  [0, 'cast', 17, 4.5, 'Honda CB 400', 12_500],
  [1, 'cast', 12, 3.5, 'Honda Dio', 3_900],
  [1, 'spoked', 21, 3.5, 'эндуро', 11_500],
  [0, 'spoked', 18, 3.5, 'эндуро', 12_500],
  [1, 'spoked', 19, 3.5, 'ИЖ Планета', 3_900],
  [0, 'spoked', 19, 3.5, 'Урал', 4_900],
]
