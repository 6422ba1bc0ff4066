import type { PopularCar } from './popular-cars.ts'

/** Cars from Japan's own market, whose steering wheel is on the right. */
export const POPULAR_RIGHT_HAND_CARS: readonly PopularCar[] = [
  ['Toyota', 'Corolla Fielder', 4, 2002, 2023, 1_850, 0.945, 11],
  ['Toyota', 'Prius', 4, 2004, 2023, 2_900, 0.925, 13],
  ['Toyota', 'Aqua', 3.5, 2012, 2024, 1_950, 0.94, 12],
  ['Toyota', 'Mark II', 2, 1993, 2004, 620, 0.97, 11],
  ['Toyota', 'Harrier', 2.5, 1999, 2024, 4_300, 0.925, 12],
  ['Toyota', 'Probox', 2, 2003, 2024, 1_650, 0.945, 16],
  ['Honda', 'Fit', 4, 2002, 2024, 1_900, 0.935, 11],
  ['Honda', 'Vezel', 2.5, 2014, 2024, 2_750, 0.93, 12],
  ['Nissan', 'Note', 3, 2006, 2024, 1_950, 0.93, 11],
  ['Subaru', 'Forester', 2, 1998, 2022, 2_900, 0.935, 12],
  ['Toyota', 'Sienta', 2, 2004, 2022, 1_950, 0.94, 12],
  ['Honda', 'Stepwgn', 2, 1998, 2021, 2_450, 0.935, 12],
  ['Toyota', 'Carina', 1, 1989, 2001, 330, 0.97, 9],
  ['Toyota', 'Chaser', 1, 1993, 2001, 720, 0.98, 10],
  ['Suzuki', 'Jimny', 1, 1999, 2024, 2_400, 0.945, 9],
]

/** The share of cars with the steering wheel on the right, by the name of the region. */
export const RIGHT_HAND_SHARES: ReadonlyMap<string, number> = new Map([
  ['Приморский', 0.75],
  ['Сахалинская', 0.78],
  ['Камчатский', 0.75],
  ['Хабаровский', 0.62],
  ['Магаданская', 0.62],
  ['Чукотский', 0.5],
  ['Амурская', 0.6],
  ['Еврейская', 0.6],
  ['Саха (Якутия)', 0.6],
  ['Забайкальский', 0.5],
  ['Бурятия', 0.45],
  ['Иркутская', 0.42],
  ['Тыва', 0.4],
  ['Хакасия', 0.3],
  ['Красноярский', 0.28],
  ['Алтай', 0.25],
  ['Алтайский', 0.2],
  ['Новосибирская', 0.2],
  ['Томская', 0.15],
  ['Кемеровская', 0.15],
  ['Омская', 0.12],
])

/** Everywhere else. */
export const FEW_RIGHT_HAND = 0.02
