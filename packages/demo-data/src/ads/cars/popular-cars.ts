/** A model that Russia drives much: how often it is sold, in which years it was made, what it costs. */
export type PopularCar = readonly [
  /** As in `packages/catalog/data/cars`. */
  mark: string,
  model: string,
  /** Of the popular cars of its table, in parts of their sum. */
  weight: number,
  /** The years of those for sale; each has a generation in the dictionary. */
  from: number,
  to: number,
  /** Thousand roubles today for one of the year `to`, with an average engine. */
  price: number,
  /** The share of the price that is left after a year. */
  yearly: number,
  /** Thousand kilometres in a year. */
  pace: number,
]

export const POPULAR_CARS: readonly PopularCar[] = [
  ['Lada (ВАЗ)', 'Granta', 16, 2012, 2026, 980, 0.935, 16],
  ['Lada (ВАЗ)', 'Vesta', 14, 2015, 2026, 1_550, 0.93, 17],
  ['Lada (ВАЗ)', '2121 (4x4)', 4.5, 1993, 2021, 780, 0.94, 9],
  ['Lada (ВАЗ)', 'Niva Legend', 1.6, 2021, 2026, 1_050, 0.93, 12],
  ['Lada (ВАЗ)', 'Priora', 5.5, 2007, 2018, 620, 0.93, 13],
  ['Lada (ВАЗ)', 'Kalina', 2.8, 2005, 2018, 580, 0.93, 12],
  ['Lada (ВАЗ)', 'Largus', 2.8, 2012, 2026, 1_650, 0.925, 19],
  ['Lada (ВАЗ)', '2114', 5.5, 2003, 2013, 290, 0.93, 11],
  ['Lada (ВАЗ)', '2107', 2.8, 1990, 2012, 240, 0.945, 7],
  ['УАЗ', 'Patriot', 1.6, 2006, 2026, 2_050, 0.925, 12],
  ['Chevrolet', 'Niva', 2.8, 2003, 2020, 880, 0.93, 11],
  ['Chevrolet', 'Cruze', 1.6, 2009, 2015, 930, 0.935, 14],
  ['Daewoo', 'Nexia', 1.5, 2000, 2016, 370, 0.93, 11],
  ['Kia', 'Rio', 8, 2007, 2023, 1_720, 0.93, 15],
  ['Kia', 'Ceed', 2.2, 2007, 2024, 2_350, 0.925, 14],
  ['Kia', 'Sportage', 2.4, 2005, 2025, 4_100, 0.922, 14],
  ['Hyundai', 'Solaris', 8, 2011, 2023, 1_750, 0.93, 17],
  ['Hyundai', 'Creta', 4.5, 2016, 2023, 2_350, 0.935, 16],
  ['Hyundai', 'Tucson', 1.6, 2015, 2023, 3_500, 0.922, 14],
  ['Toyota', 'Camry', 6.5, 2003, 2026, 4_500, 0.925, 17],
  ['Toyota', 'Corolla', 2.6, 2007, 2024, 2_750, 0.932, 13],
  ['Toyota', 'RAV4', 3.2, 2001, 2025, 4_400, 0.925, 14],
  ['Toyota', 'Land Cruiser Prado', 1.8, 1999, 2025, 8_600, 0.915, 15],
  ['Nissan', 'Qashqai', 2.4, 2007, 2022, 2_350, 0.928, 13],
  ['Nissan', 'X-Trail', 1.8, 2003, 2023, 2_750, 0.927, 14],
  ['Volkswagen', 'Polo', 5.5, 2010, 2022, 1_650, 0.93, 16],
  ['Volkswagen', 'Tiguan', 2, 2008, 2023, 3_250, 0.922, 14],
  ['Skoda', 'Octavia', 4, 2005, 2023, 2_650, 0.925, 16],
  ['Renault', 'Logan', 5, 2005, 2022, 1_180, 0.93, 14],
  ['Renault', 'Duster', 3.2, 2011, 2022, 1_850, 0.93, 14],
  ['Ford', 'Focus', 5, 2001, 2019, 1_320, 0.92, 13],
  ['Opel', 'Astra', 1.8, 2004, 2017, 1_020, 0.92, 13],
  ['Mazda', 'CX-5', 1.8, 2012, 2024, 3_450, 0.927, 14],
  ['Mitsubishi', 'Outlander', 2, 2004, 2023, 2_900, 0.925, 14],
  ['Mitsubishi', 'Lancer', 1.7, 2003, 2016, 960, 0.93, 12],
  ['BMW', '5 серии', 1.6, 1997, 2025, 8_400, 0.9, 15],
  ['Mercedes-Benz', 'E-Класс', 1.5, 1996, 2025, 8_200, 0.9, 15],
  ['Haval', 'Jolion', 3.2, 2021, 2026, 2_350, 0.915, 16],
  ['Chery', 'Tiggo 7', 2.4, 2020, 2026, 2_550, 0.905, 16],
  ['Chery', 'Tiggo 4', 1.6, 2019, 2026, 2_050, 0.905, 15],
  ['Geely', 'Monjaro', 1.8, 2022, 2026, 4_150, 0.915, 17],
  ['Geely', 'Coolray', 1.6, 2020, 2026, 2_550, 0.91, 15],
]
