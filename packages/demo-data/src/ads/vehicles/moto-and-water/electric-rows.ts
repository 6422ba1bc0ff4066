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
  /** How often the popular half is of it; absent in the long tail. */
  weight?: number,
]

export const ELECTRIC_ROWS: readonly ElectricRow[] = [
  ['Электросамокат', 'Kugoo', 'M4 Pro', 500, 45, 45, 2019, 2024, 42, 3],
  ['Электросамокат', 'Kugoo', 'S3', 350, 25, 30, 2019, 2023, 19, 2],
  ['Электросамокат', 'Kugoo Kirin', 'G3', 1200, 60, 50, 2021, 2025, 62, 1.5],
  ['Электросамокат', 'Ninebot', 'F40', 350, 40, 25, 2021, 2024, 39, 2],
  ['Электросамокат', 'Ninebot', 'ES2', 300, 25, 25, 2018, 2021, 22, 1.5],
  ['Электросамокат', 'Xiaomi', 'Electric Scooter 3', 300, 30, 25, 2021, 2024, 33, 2],
  ['Электросамокат', 'Xiaomi', 'Electric Scooter 4 Pro', 350, 45, 25, 2022, 2025, 48, 2],
  ['Электросамокат', 'Dualtron', 'Thunder', 5400, 120, 85, 2018, 2024, 210],
  ['Электросамокат', 'Yokamura', 'R8', 600, 45, 45, 2021, 2025, 55, 1.5],
  ['Электросамокат', 'Halten', 'RS-02', 2400, 70, 65, 2020, 2025, 92],
  ['Электровелосипед', 'Eltreco', 'FS-900', 500, 40, 35, 2019, 2025, 78],
  ['Электровелосипед', 'Minako', 'F10', 500, 50, 30, 2020, 2025, 79, 1.5],
  ['Электровелосипед', 'Jetson', 'V8', 500, 55, 30, 2020, 2025, 85, 1.5],
  ['Электровелосипед', 'Kugoo', 'V1', 500, 50, 35, 2020, 2025, 72],
  ['Электровелосипед', 'Fiido', 'D11', 250, 80, 25, 2021, 2024, 69],
  ['Электроскутер', 'WhiteSiberia', 'CityCoco Pro', 2000, 60, 50, 2020, 2025, 115, 1],
  ['Электроскутер', 'Yadea', 'G5', 1500, 60, 45, 2020, 2025, 170],
  ['Электромотоцикл', 'Sur-Ron', 'Light Bee X', 6000, 75, 75, 2019, 2025, 390, 1],
  ['Электромотоцикл', 'Talaria', 'Sting', 6000, 75, 75, 2021, 2025, 350],
  ['Моноколесо', 'Inmotion', 'V11', 2200, 100, 50, 2020, 2024, 145],
  ['Моноколесо', 'Kingsong', '16X', 2200, 100, 50, 2019, 2023, 115],
  ['Моноколесо', 'Begode', 'Master', 4500, 130, 80, 2022, 2025, 260],
  ['Электротрицикл', 'Rutrike', 'Titan', 1000, 50, 25, 2019, 2025, 145],
  ['Гольф-кар', 'Club Car', 'Precedent', 2400, 60, 24, 2006, 2020, 620],
  ['Гольф-кар', 'E-Z-GO', 'RXV', 3300, 60, 30, 2008, 2021, 690],
]
