/** The year whose prices the demo shows; ages count from it. */
export const DEMO_YEAR = 2026

export type MarkClass = 'budget' | 'mass' | 'chinese' | 'japanese' | 'premium' | 'luxury'

/** Roubles in 2026 for a new car of the class with 150 horse powers. */
const NEW_PRICES: Record<MarkClass, number> = {
  budget: 1_600_000,
  mass: 2_650_000,
  chinese: 2_300_000,
  japanese: 2_900_000,
  premium: 4_100_000,
  luxury: 13_000_000,
}

/** The share of the price that is left after a year. */
const YEARLY: Record<MarkClass, number> = {
  budget: 0.915,
  mass: 0.918,
  chinese: 0.885,
  japanese: 0.932,
  premium: 0.905,
  luxury: 0.875,
}

const MARKS: Record<Exclude<MarkClass, 'mass' | 'chinese' | 'japanese'>, ReadonlySet<string>> = {
  budget: new Set([
    'Lada (ВАЗ)',
    'УАЗ',
    'ГАЗ',
    'Москвич',
    'ИЖ',
    'ЗАЗ',
    'ЛуАЗ',
    'ТагАЗ',
    'Datsun',
    'Daewoo',
    'Ravon',
    'Lifan',
    'Zotye',
    'Vortex',
    'Haima',
    'Brilliance',
    'Chevrolet',
  ]),
  premium: new Set([
    'BMW',
    'Mercedes-Benz',
    'Audi',
    'Lexus',
    'Volvo',
    'Land Rover',
    'Jaguar',
    'Infiniti',
    'Cadillac',
    'Genesis',
    'Acura',
    'Lincoln',
    'Tesla',
    'Hummer',
    'MINI',
    'Li (Lixiang)',
    'Zeekr',
    'Avatr',
    'Voyah',
    'Hongqi',
    'Alfa Romeo',
  ]),
  luxury: new Set([
    'Porsche',
    'Bentley',
    'Rolls-Royce',
    'Ferrari',
    'Lamborghini',
    'Maserati',
    'Aston Martin',
    'Maybach',
    'McLaren',
    'Aurus',
    'Yangwang',
  ]),
}

/** The price class of a mark, by its name and country in the dictionary. */
export const markClass = (mark: { name: string; country: string }): MarkClass => {
  if (MARKS.luxury.has(mark.name)) return 'luxury'
  if (MARKS.premium.has(mark.name)) return 'premium'
  if (MARKS.budget.has(mark.name)) return 'budget'
  if (mark.country === 'Китай') return 'chinese'
  return mark.country === 'Япония' ? 'japanese' : 'mass'
}

/** What cars of one kind cost. */
export interface CarValue {
  /** Roubles for one of the year `until`. */
  price: number
  /** The share of the price that is left after a year. */
  yearly: number
  until: number
  /** The least share that is ever left. */
  floor: number
}

/** The least share of the price that is left of an ordinary car, however old. */
export const LEAST_SHARE = 0.045
const LEAST_OF_LUXURY = 0.1

/** The value of a car of the long tail, by the class of its mark and its horse powers. */
export const tailValue = (markClass: MarkClass, power: number): CarValue => ({
  price: NEW_PRICES[markClass] * (Math.min(power, 620) / 150) ** 0.6,
  yearly: YEARLY[markClass],
  until: DEMO_YEAR,
  floor: markClass === 'luxury' ? LEAST_OF_LUXURY : LEAST_SHARE,
})

/** The market value of a car in roubles, before the seller's margin and rounding. */
export const marketPrice = (
  { price, yearly, until, floor }: CarValue,
  car: {
    year: number
    /** Kilometres. */
    mileage: number
    /** The mileage that is usual at its age. */
    usual: number
    damaged: boolean
  },
) => {
  const kept = Math.max(yearly ** Math.max(0, until - car.year), floor)
  const worn = 1 - Math.max(-0.12, Math.min(0.25, (car.mileage - car.usual) / 900_000))
  return price * kept * worn * (car.damaged ? 0.55 : 1)
}
