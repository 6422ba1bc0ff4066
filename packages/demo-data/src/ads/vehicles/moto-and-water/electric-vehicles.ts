import type { Thing } from '../../../pictures/things/things.ts'
import { ELECTRIC_PHRASES } from '../../../texts/phrases/electric-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'

type ElectricRow = readonly [
  type: string,
  mark: string,
  model: string,
  /** Watts. */
  motorPower: number,
  /** Kilometres with a charge. */
  range: number,
  /** Kilometres per hour. */
  maxSpeed: number,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
]

const ROWS: readonly ElectricRow[] = [
  ['Электросамокат', 'Kugoo', 'M4 Pro', 500, 45, 45, 2019, 2024, 42],
  ['Электросамокат', 'Kugoo', 'S3', 350, 25, 30, 2019, 2023, 19],
  ['Электросамокат', 'Kugoo Kirin', 'G3', 1200, 60, 50, 2021, 2025, 62],
  ['Электросамокат', 'Ninebot', 'F40', 350, 40, 25, 2021, 2024, 39],
  ['Электросамокат', 'Ninebot', 'ES2', 300, 25, 25, 2018, 2021, 22],
  ['Электросамокат', 'Xiaomi', 'Electric Scooter 3', 300, 30, 25, 2021, 2024, 33],
  ['Электросамокат', 'Xiaomi', 'Electric Scooter 4 Pro', 350, 45, 25, 2022, 2025, 48],
  ['Электросамокат', 'Dualtron', 'Thunder', 5400, 120, 85, 2018, 2024, 210],
  ['Электросамокат', 'Yokamura', 'R8', 600, 45, 45, 2021, 2025, 55],
  ['Электросамокат', 'Halten', 'RS-02', 2400, 70, 65, 2020, 2025, 92],
  ['Электровелосипед', 'Eltreco', 'FS-900', 500, 40, 35, 2019, 2025, 78],
  ['Электровелосипед', 'Minako', 'F10', 500, 50, 30, 2020, 2025, 79],
  ['Электровелосипед', 'Jetson', 'V8', 500, 55, 30, 2020, 2025, 85],
  ['Электровелосипед', 'Kugoo', 'V1', 500, 50, 35, 2020, 2025, 72],
  ['Электровелосипед', 'Fiido', 'D11', 250, 80, 25, 2021, 2024, 69],
  ['Электроскутер', 'WhiteSiberia', 'CityCoco Pro', 2000, 60, 50, 2020, 2025, 115],
  ['Электроскутер', 'Yadea', 'G5', 1500, 60, 45, 2020, 2025, 170],
  ['Электромотоцикл', 'Sur-Ron', 'Light Bee X', 6000, 75, 75, 2019, 2025, 390],
  ['Электромотоцикл', 'Talaria', 'Sting', 6000, 75, 75, 2021, 2025, 350],
  ['Моноколесо', 'Inmotion', 'V11', 2200, 100, 50, 2020, 2024, 145],
  ['Моноколесо', 'Kingsong', '16X', 2200, 100, 50, 2019, 2023, 115],
  ['Моноколесо', 'Begode', 'Master', 4500, 130, 80, 2022, 2025, 260],
  ['Электротрицикл', 'Rutrike', 'Titan', 1000, 50, 25, 2019, 2025, 145],
  ['Гольф-кар', 'Club Car', 'Precedent', 2400, 60, 24, 2006, 2020, 620],
  ['Гольф-кар', 'E-Z-GO', 'RXV', 3300, 60, 30, 2008, 2021, 690],
]

const LOOKS: Partial<Record<string, readonly [Thing, string]>> = {
  Электровелосипед: ['electro', 'bike'],
  Электротрицикл: ['electro', 'bike'],
  Моноколесо: ['electro', 'monowheel'],
  'Гольф-кар': ['electro', 'golfCart'],
  Электроскутер: ['scooter', 'scooter'],
  Электромотоцикл: ['motorcycle', 'enduro'],
}

const OFFERS: readonly Offer[] = ROWS.map(
  ([type, mark, model, motorPower, range, maxSpeed, from, to, price]) => {
    const [thing, variant] = LOOKS[type] ?? (['electro', 'kickScooter'] as const)
    return {
      mark,
      model,
      from,
      to,
      price,
      thing,
      variant,
      fields: { typeId: optionId('electro', 'typeId', type), motorPower, range, maxSpeed },
    }
  },
)

/** Kick scooters, bicycles, wheels and golf carts with a battery. */
export const ELECTRIC_VEHICLES: VehicleKind = {
  adType: 'electro',
  offers: OFFERS,
  yearly: 0.8,
  floor: 0.3,
  usage: { key: 'mileage', yearly: [150, 1_500], most: 9_000 },
  companies: 0.15,
  vins: 0,
  colors: { 2: 45, 3: 14, 1: 12, 5: 6, 7: 8, 9: 4, 14: 3 },
  phrases: () => ELECTRIC_PHRASES,
}
