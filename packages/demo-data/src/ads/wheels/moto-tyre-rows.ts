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
