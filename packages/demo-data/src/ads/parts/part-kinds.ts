import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Random } from '../../random.ts'
import { FARM_MACHINES } from '../vehicles/machines/farm-machines.ts'
import { INDUSTRIAL_MACHINES } from '../vehicles/machines/industrial-machines.ts'
import { ELECTRIC_VEHICLES } from '../vehicles/moto-and-water/electric-vehicles.ts'
import { JET_SKIS } from '../vehicles/moto-and-water/jet-skis.ts'
import { MOTO_TRAILERS } from '../vehicles/moto-and-water/moto-trailers.ts'
import { MOTORCYCLES } from '../vehicles/moto-and-water/motorcycles.ts'
import { QUAD_BIKES } from '../vehicles/moto-and-water/quad-bikes.ts'
import { SNOWMOBILES } from '../vehicles/moto-and-water/snowmobiles.ts'
import type { Offer, VehicleKind } from '../vehicles/offer.ts'
import { type OfferChoice, offerChoice } from '../vehicles/offer-choice.ts'
import { BUSES } from '../vehicles/trucks-and-buses/buses.ts'
import { TRAILERS } from '../vehicles/trucks-and-buses/trailers.ts'
import { TRUCKS } from '../vehicles/trucks-and-buses/trucks.ts'
import { offerChain, spokenMark, type VehicleIndex } from '../vehicles/vehicle-index.ts'
import { ACCESSORY_BRANDS, CAR_ACCESSORIES, MOTO_ACCESSORIES, NO_NAMES } from './accessory-rows.ts'
import { type Fit, OWN_THING, type PartRow, type PartsKind } from './part-row.ts'
import { CAR_PARTS } from './part-rows-car.ts'
import { BUS_PARTS, TRAILER_PARTS, TRUCK_PARTS } from './part-rows-heavy.ts'
import { FARM_PARTS, INDUSTRIAL_PARTS } from './part-rows-machines.ts'
import {
  ELECTRO_PARTS,
  HYDRO_PARTS,
  MOTO_PARTS,
  MOTO_TRAILER_PARTS,
  QUAD_PARTS,
  SNOW_PARTS,
} from './part-rows-moto.ts'

const ENGINES = ['Mahle', 'Febi', 'Knecht', 'Bosch', 'Sampa', 'СтартВольт', 'БелМаг']
const TRAILER_BRANDS = ['BPW', 'SAF', 'Sampa', 'AL-KO', 'Wabco']
const FARM_BRANDS = ['ММЗ', 'МеталлИнвест', 'Agri', 'БЗТДиА']
const MACHINE_BRANDS = ['ITR', 'Donaldson', 'Berco', 'Kawasaki', 'Hidromek']
const MOTO_BRANDS = ['EBC', 'NGK', 'All Balls', 'DID', 'Yuasa', 'Hiflo', 'ProX']
const CAR_BRANDS = ['Bosch', 'Valeo', 'Febi', 'TRW', 'Lemförder', 'KYB', 'Gates', 'Fenox']

const isFor = ({ thing, variant, mark, model }: Offer, only: readonly string[] | undefined) =>
  mark !== null &&
  (!only || [thing, variant, mark, `${mark} ${model}`].some((name) => only.includes(name)))

/** Ranks that a part takes its vehicle by: any of them, for the kinds of parts have the ranks of the ads. */
const RANKS = 10_000
const anyRank = (random: Random) => random.int(0, RANKS)

/** Parts fit the vehicles that the demo offers, half of them the popular ones. */
function fitting(adType: AdType, offers: readonly Offer[], index: VehicleIndex): PartsKind['fit'] {
  const choices = new Map<readonly string[] | undefined, OfferChoice | null>()
  const choiceFor = (only: readonly string[] | undefined) => {
    const candidates = offers.filter((offer) => isFor(offer, only))
    return candidates.length > 0 ? offerChoice(candidates) : null
  }
  return (only, random) => {
    if (!choices.has(only)) choices.set(only, choiceFor(only))
    const offer = choices.get(only)?.(anyRank(random))
    const chain = offer && offerChain(index, adType, offer)
    if (!chain) return null
    const { mark, model } = chain
    return {
      markId: mark.id,
      modelId: model?.id ?? null,
      mark: mark.name,
      model: model?.name ?? null,
      name: [spokenMark(mark.name), model?.name].filter(Boolean).join(' '),
    }
  }
}

/** The ad types whose ads are parts or accessories. */
export type PartType = Exclude<
  Extract<AdType, `${string}_parts_${string}`>,
  `${string}_${'tires' | 'discs' | 'wheels'}`
>

/** Parts and accessories of every type; `carFit` picks a car that a part is for. */
export function partKinds(
  index: VehicleIndex,
  carFit: (only: readonly string[] | undefined, rank: number, random: Random) => Fit,
): Record<PartType, PartsKind> {
  const markIdOf = (adType: PartType) => (name: string) => index(adType, name, null).mark.id
  const partsOf = (
    adType: PartType,
    rows: readonly PartRow[],
    { offers }: VehicleKind,
    brands: readonly string[],
  ): PartsKind => {
    return {
      adType,
      rows,
      fit: fitting(adType, offers, index),
      markId: markIdOf(adType),
      fitted: 1,
      brandsOf: () => brands,
      thing: 'part',
    }
  }
  const fitsCar: PartsKind['fit'] = (only, random) =>
    only === OWN_THING ? null : carFit(only, anyRank(random), random)
  const fitsMoto = fitting('moto_parts_accessories', MOTORCYCLES.offers, index)
  return {
    auto_parts_car: {
      adType: 'auto_parts_car',
      rows: CAR_PARTS,
      fit: fitsCar,
      markId: () => '',
      fitted: 1,
      brandsOf: () => CAR_BRANDS,
      thing: 'part',
    },
    auto_parts_truck: partsOf('auto_parts_truck', TRUCK_PARTS, TRUCKS, ENGINES),
    auto_parts_passenger: partsOf('auto_parts_passenger', BUS_PARTS, BUSES, ENGINES),
    auto_parts_trailer: partsOf('auto_parts_trailer', TRAILER_PARTS, TRAILERS, TRAILER_BRANDS),
    auto_parts_special: partsOf('auto_parts_special', FARM_PARTS, FARM_MACHINES, FARM_BRANDS),
    auto_parts_special_industrial: partsOf(
      'auto_parts_special_industrial',
      INDUSTRIAL_PARTS,
      INDUSTRIAL_MACHINES,
      MACHINE_BRANDS,
    ),
    auto_parts_accessories: {
      adType: 'auto_parts_accessories',
      rows: CAR_ACCESSORIES,
      fit: fitsCar,
      markId: () => '',
      fitted: 0.25,
      brandsOf: (look) => ACCESSORY_BRANDS[look] ?? NO_NAMES,
      thing: 'accessory',
    },
    moto_parts_moto: partsOf('moto_parts_moto', MOTO_PARTS, MOTORCYCLES, MOTO_BRANDS),
    moto_parts_hydro: partsOf('moto_parts_hydro', HYDRO_PARTS, JET_SKIS, ['Solas', 'WSM', 'NGK']),
    moto_parts_snow: partsOf('moto_parts_snow', SNOW_PARTS, SNOWMOBILES, ['SPI', 'Camso', 'Gates']),
    moto_parts_electro: partsOf('moto_parts_electro', ELECTRO_PARTS, ELECTRIC_VEHICLES, [
      'GreenCamel',
      'Samsung',
      'CST',
    ]),
    moto_parts_quadro_bike: partsOf('moto_parts_quadro_bike', QUAD_PARTS, QUAD_BIKES, MOTO_BRANDS),
    moto_parts_trailer: partsOf('moto_parts_trailer', MOTO_TRAILER_PARTS, MOTO_TRAILERS, [
      'AL-KO',
      'Knott',
      'Autoflex',
    ]),
    moto_parts_accessories: {
      adType: 'moto_parts_accessories',
      rows: MOTO_ACCESSORIES,
      fit: fitsMoto,
      markId: markIdOf('moto_parts_accessories'),
      fitted: 0.1,
      brandsOf: (look) => ACCESSORY_BRANDS[look] ?? NO_NAMES,
      thing: 'accessory',
    },
  }
}
