import { JET_SKI_PHRASES } from '../../../texts/phrases/water-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'

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
]

const TWO = 'Сидячий двухместный'
const THREE = 'Сидячий трёхместный'

const ROWS: readonly JetRow[] = [
  ['BRP Sea-Doo', 'Spark 90', TWO, 2.79, 90, 2014, 2024, 990],
  ['BRP Sea-Doo', 'GTI 130', THREE, 3.37, 130, 2006, 2021, 1_150],
  ['BRP Sea-Doo', 'GTX 155', THREE, 3.54, 155, 2007, 2019, 1_350],
  ['BRP Sea-Doo', 'GTX Limited 300', THREE, 3.45, 300, 2016, 2024, 2_700],
  ['BRP Sea-Doo', 'RXT-X 300', THREE, 3.45, 300, 2016, 2024, 2_500],
  ['BRP Sea-Doo', 'RXP-X 260', TWO, 3.33, 260, 2012, 2015, 1_250],
  ['Yamaha', 'FX Cruiser SHO', THREE, 3.56, 210, 2008, 2018, 1_450],
  ['Yamaha', 'FX Cruiser SVHO', THREE, 3.58, 250, 2014, 2024, 2_600],
  ['Yamaha', 'VX Cruiser', THREE, 3.35, 110, 2007, 2022, 1_350],
  ['Yamaha', 'EX Deluxe', THREE, 3.14, 100, 2017, 2023, 1_150],
  ['Yamaha', 'SuperJet 700', 'Стоячий', 2.24, 73, 2000, 2020, 690],
  ['Kawasaki', 'Ultra 310 LX', THREE, 3.37, 310, 2014, 2022, 2_100],
  ['Kawasaki', 'STX-15F', THREE, 3.12, 160, 2004, 2019, 980],
  ['Honda', 'AquaTrax F-12X', THREE, 3.21, 165, 2003, 2007, 490],
]

const OFFERS: readonly Offer[] = ROWS.map(
  ([mark, model, type, length, power, from, to, price]) => ({
    mark,
    model,
    from,
    to,
    price,
    thing: 'jetSki',
    variant: type === THREE ? 'touring' : 'sport',
    fields: { typeId: optionId('hydro', 'typeId', type), length, power, material: 2 },
  }),
)

/** Jet skis. */
export const JET_SKIS: VehicleKind = {
  adType: 'hydro',
  offers: OFFERS,
  yearly: 0.93,
  floor: 0.3,
  usage: { key: 'hours', yearly: [8, 45], most: 480 },
  companies: 0.25,
  vins: 0,
  colors: { 2: 20, 1: 20, 7: 16, 5: 16, 13: 8, 14: 6, 9: 6 },
  phrases: () => JET_SKI_PHRASES,
}
