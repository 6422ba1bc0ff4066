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
  luxury: 0.9,
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

const AVERAGE_KM = 15_000

/** The market value of a car in roubles, before the seller's margin and rounding. */
export const marketPrice = (car: {
  class: MarkClass
  year: number
  /** Kilometres. */
  mileage: number
  /** Horse powers. */
  power: number
  damaged: boolean
}) => {
  const age = Math.max(0, DEMO_YEAR - car.year)
  const strength = (Math.min(car.power, 620) / 150) ** 0.6
  const worn = 1 - Math.max(-0.12, Math.min(0.25, (car.mileage - age * AVERAGE_KM) / 900_000))
  const kept = Math.max(YEARLY[car.class] ** age, 0.045)
  return NEW_PRICES[car.class] * strength * kept * worn * (car.damaged ? 0.55 : 1)
}
