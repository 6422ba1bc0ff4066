type JetRow = readonly [
  mark: string,
  model: string,
  type: string,
  /** Metres. */
  length: number,
  power: number,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
  /** How often the popular half is of it; absent in the long tail. */
  weight?: number,
]

const TWO = 'Сидячий двухместный'
export const THREE = 'Сидячий трёхместный'

export const JET_SKI_ROWS: readonly JetRow[] = [
  ['BRP Sea-Doo', 'RXP-X 300', 'Спортивный', 3.33, 300, 2016, 2023, 2_450],
  ['BRP Sea-Doo', 'Spark 90', TWO, 2.79, 90, 2014, 2024, 990, 1.5],
  ['BRP Sea-Doo', 'GTI 130', THREE, 3.37, 130, 2006, 2021, 1_150, 2],
  ['BRP Sea-Doo', 'GTX 155', THREE, 3.54, 155, 2007, 2019, 1_350, 1.5],
  ['BRP Sea-Doo', 'GTX Limited 300', THREE, 3.45, 300, 2016, 2024, 2_700],
  ['BRP Sea-Doo', 'RXT-X 300', THREE, 3.45, 300, 2016, 2024, 2_500, 1],
  ['BRP Sea-Doo', 'RXP-X 260', TWO, 3.33, 260, 2012, 2015, 1_250],
  ['Yamaha', 'FX Cruiser SHO', THREE, 3.56, 210, 2008, 2018, 1_450],
  ['Yamaha', 'FX Cruiser SVHO', THREE, 3.58, 250, 2014, 2024, 2_600, 1.5],
  ['Yamaha', 'VX Cruiser', THREE, 3.35, 110, 2007, 2022, 1_350, 2],
  ['Yamaha', 'EX Deluxe', THREE, 3.14, 100, 2017, 2023, 1_150],
  ['Yamaha', 'SuperJet 700', 'Стоячий', 2.24, 73, 2000, 2020, 690],
  ['Kawasaki', 'Ultra 310 LX', THREE, 3.37, 310, 2014, 2022, 2_100],
  ['Kawasaki', 'STX-15F', THREE, 3.12, 160, 2004, 2019, 980],
  ['Honda', 'AquaTrax F-12X', THREE, 3.21, 165, 2003, 2007, 490],
]
