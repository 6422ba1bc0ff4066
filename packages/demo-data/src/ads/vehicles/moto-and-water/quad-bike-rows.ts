type QuadRow = readonly [
  mark: string,
  model: string,
  type: string,
  volume: number,
  power: number,
  cylinders: number,
  drive: string,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
  /** How often the popular half is of it; absent in the long tail. */
  weight?: number,
]

const SIDE_BY_SIDE = 'Мотовездеход (side-by-side)'
const FOUR = 'Подключаемый полный'
const REAR = 'Задний'

const SWAMP = 'Болотоход'

export const QUAD_BIKE_ROWS: readonly QuadRow[] = [
  ['BRP Can-Am', 'Outlander X MR 1000', SWAMP, 976, 91, 2, FOUR, 2013, 2023, 2_300, 1],
  ['Tinger', 'Armor W8', SWAMP, 1300, 81, 4, 'Полный', 2014, 2025, 2_400],
  ['Arctic Cat', '1000 Mud Pro', SWAMP, 951, 66, 2, FOUR, 2011, 2016, 890],
  ['Argo', 'Avenger 8x8 750', 'Амфибия', 748, 31, 2, 'Полный', 2008, 2018, 1_450],
  ['Polaris', 'RZR XP 1000', 'Багги', 999, 110, 2, FOUR, 2014, 2023, 2_400],
  ['Motoland', 'ATV 110 Coyote', 'Детский', 107, 7, 1, REAR, 2016, 2026, 98],
  ['CFMoto', 'CForce 600', 'Утилитарный', 580, 43, 1, FOUR, 2019, 2025, 890, 2.5],
  ['CFMoto', 'CForce 1000', 'Туристический', 963, 72, 2, FOUR, 2019, 2025, 1_350, 1.5],
  ['CFMoto', 'CF 500-2A', 'Утилитарный', 493, 32, 1, FOUR, 2010, 2015, 390, 2],
  ['CFMoto', 'CF 800 X8', 'Туристический', 800, 62, 2, FOUR, 2012, 2019, 690, 2],
  ['Stels', 'ATV 650 Guepard', 'Туристический', 644, 40, 1, FOUR, 2013, 2023, 690, 3],
  ['Stels', 'ATV 800 Guepard Trophy', 'Туристический', 800, 63, 2, FOUR, 2014, 2024, 950, 2],
  ['Stels', 'ATV 500 YS Leopard', 'Утилитарный', 500, 36, 1, FOUR, 2015, 2023, 560, 1.5],
  ['BRP Can-Am', 'Outlander 330', 'Утилитарный', 330, 24, 1, FOUR, 2003, 2008, 290],
  ['BRP Can-Am', 'Outlander Max 400', 'Туристический', 400, 31, 1, FOUR, 2006, 2016, 480, 1.5],
  ['BRP Can-Am', 'Maverick X3', SIDE_BY_SIDE, 900, 172, 3, 'Полный', 2017, 2024, 2_900],
  ['BRP Can-Am', 'Defender HD8', SIDE_BY_SIDE, 799, 50, 2, FOUR, 2016, 2023, 1_950],
  ['Polaris', 'Sportsman 570', 'Утилитарный', 567, 44, 1, FOUR, 2014, 2023, 890],
  ['Polaris', 'Sportsman 800', 'Утилитарный', 760, 54, 2, FOUR, 2006, 2014, 480, 1],
  ['Polaris', 'Ranger 570', SIDE_BY_SIDE, 567, 44, 1, FOUR, 2014, 2023, 1_250],
  ['Yamaha', 'Grizzly 700', 'Утилитарный', 686, 48, 1, FOUR, 2007, 2022, 1_150, 1.5],
  ['Yamaha', 'Raptor 700', 'Спортивный', 686, 47, 1, REAR, 2006, 2021, 820],
  ['Honda', 'TRX 420 FA', 'Утилитарный', 420, 27, 1, FOUR, 2009, 2020, 690],
  ['Suzuki', 'KingQuad 750', 'Утилитарный', 722, 50, 1, FOUR, 2008, 2022, 990],
  ['Kawasaki', 'Brute Force 750', 'Утилитарный', 749, 50, 2, FOUR, 2005, 2021, 950],
  ['РМ (Русская механика)', '500-2', 'Утилитарный', 503, 32, 1, FOUR, 2013, 2021, 380, 2.5],
  ['Irbis', 'ATV 150U', 'Утилитарный', 149, 9, 1, REAR, 2012, 2022, 130, 1.5],
  ['Avantis', 'Hunter 8', 'Детский', 125, 7, 1, REAR, 2014, 2025, 115, 1.5],
  ['Motax', 'ATV Grizlik 8', 'Детский', 125, 7, 1, REAR, 2015, 2025, 110],
  ['AODES', 'Pathcross 650 L', 'Туристический', 650, 44, 1, FOUR, 2022, 2026, 890, 1],
  ['Segway', 'Snarler AT6 L', 'Туристический', 570, 44, 1, FOUR, 2020, 2026, 990],
  ['CFMoto', 'CForce 450 L', 'Туристический', 400, 31, 1, FOUR, 2018, 2025, 690, 1],
  ['Stels', 'ATV 500 H', 'Утилитарный', 498, 33, 1, FOUR, 2008, 2016, 290, 1],
  ['РМ (Русская механика)', '800', 'Утилитарный', 812, 60, 2, FOUR, 2016, 2024, 790],
]
