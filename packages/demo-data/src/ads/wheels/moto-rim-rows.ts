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
