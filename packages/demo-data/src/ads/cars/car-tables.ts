/** Words of the choices with ids from 1. */
export const GEARBOX_WORDS = ['механика', 'автомат', 'робот', 'вариатор'] as const
export const FUEL_WORDS = ['бензин', 'дизель', 'гибрид', 'электро', 'газ', 'бензин и газ'] as const
export const DRIVE_WORDS = ['передний', 'задний', 'полный'] as const

/** Weights by colour id; white, black and grey are the most frequent. */
export const COLOR_WEIGHTS: Partial<Record<number, number>> = {
  1: 22,
  2: 17,
  3: 15,
  4: 13,
  5: 9,
  6: 3,
  7: 7,
  8: 2,
  9: 3,
  10: 3,
  11: 2,
  12: 1,
  13: 1,
  14: 1.5,
  15: 0.6,
  16: 0.3,
}

/** Doors by body type; five for the others. */
export const DOORS: Partial<Record<number, number>> = {
  1: 4,
  3: 3,
  7: 3,
  8: 2,
  9: 2,
  11: 4,
  12: 4,
  13: 4,
  14: 2,
}
