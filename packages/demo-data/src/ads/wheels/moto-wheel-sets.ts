import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Random } from '../../random.ts'
import type { VehicleIndex } from '../vehicles/vehicle-index.ts'
import { RIM } from './disc-rows.ts'
import { MOTO_RIMS } from './moto-rim-rows.ts'
import { MOTO_TYRES } from './moto-tyre-rows.ts'
import { SEASON } from './tyre-seasons.ts'
import { tyreIds, type WheelSetOf } from './wheel-set.ts'

export const motoTyres =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) => {
    const [mark, model, front, rear, price, variant] = random.pick(MOTO_TYRES)
    const axis = random.pick([0, 1])
    const [width, profile, diameter] = axis === 1 ? front : rear
    const size = `${width}/${profile} R${diameter}`
    return {
      fields: {
        ...tyreIds(index, adType, mark, model),
        axis,
        seasonality: SEASON.summer,
        width,
        profile,
        diameter,
      },
      titles: [`Мотошина ${mark} ${model} ${size}`, `${mark} ${model} ${size}`, `Мотошина ${size}`],
      price,
      look: { thing: 'tyre', variant },
      quantities: [1, 1, 1, 2],
      winter: false,
    }
  }

const motoRim = (random: Random) => {
  const [axis, rim, diameter, rimWidth, bike, price] = random.pick(MOTO_RIMS)
  const variant = rim === 'cast' ? 'motoCast' : 'spoked'
  const place = axis === 1 ? 'переднее' : 'заднее'
  return { axis, rim: RIM[rim], diameter, rimWidth, bike, price, variant, place }
}

export const motoDiscs: WheelSetOf = (random) => {
  const { axis, rim, diameter, rimWidth, bike, price, variant, place } = motoRim(random)
  return {
    fields: { axis, rim, diameter, rimWidth },
    titles: [`Диск ${place === 'переднее' ? 'передний' : 'задний'} R${diameter} ${bike}`],
    price,
    look: { thing: 'disc', variant },
    quantities: [1],
    winter: false,
  }
}

export const motoWheels =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) => {
    const { axis, rim, diameter, rimWidth, bike, price, variant, place } = motoRim(random)
    const sizes = MOTO_TYRES.flatMap(([mark, model, front, rear, cost]) => {
      const [width, profile, inches] = axis === 1 ? front : rear
      return inches === diameter && width <= rimWidth * 36 && width >= rimWidth * 31
        ? [{ mark, model, width, profile, cost }]
        : []
    })
    const tyre = sizes.length > 0 ? random.pick(sizes) : null
    return {
      fields: {
        ...(tyre && tyreIds(index, adType, tyre.mark, tyre.model)),
        axis,
        seasonality: SEASON.summer,
        rim,
        diameter,
        rimWidth,
        width: tyre?.width ?? 90,
        profile: tyre?.profile ?? 90,
      },
      titles: [`Колесо ${place} R${diameter} ${bike}`],
      price: price + (tyre?.cost ?? 4_000),
      look: { thing: 'wheel', variant },
      quantities: [1],
      winter: false,
    }
  }
