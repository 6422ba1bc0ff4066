import type { Thing } from '../../../pictures/things/things.ts'
import { SLEDGE_PHRASES, TRAILER_PHRASES } from '../../../texts/phrases/trailer-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { MOTO_TRAILER_ROWS } from './moto-trailer-rows.ts'

const LOOKS: Partial<Record<string, readonly [Thing, string]>> = {
  'Прицеп для снегохода': ['motoTrailer', 'snowmobile'],
  'Прицеп для квадроцикла': ['motoTrailer', 'quad'],
  'Прицеп для гидроцикла': ['trailer', 'boat'],
  'Прицеп для лодки': ['trailer', 'boat'],
  'Сани за снегоход': ['motoTrailer', 'sledge'],
}

const OFFERS: readonly Offer[] = MOTO_TRAILER_ROWS.map(
  ([type, mark, model, axles, suspension, from, to, price, weight]) => {
    const [thing, variant] = LOOKS[type] ?? (['motoTrailer', 'open'] as const)
    return {
      mark,
      model: mark && model,
      from,
      to,
      price,
      weight,
      thing,
      variant,
      fields: {
        typeId: optionId('moto_trailer', 'typeId', type),
        ...(mark === null && { modelName: model }),
        capacity: 100,
        trailerClass: axles > 1 ? 2 : 1,
        axles,
        suspension: optionId('moto_trailer', 'suspension', suspension),
        brakes: axles > 1 ? 2 : 1,
      },
    }
  },
)

/** Trailers for motorcycles, snowmobiles, quad bikes and jet skis. */
export const MOTO_TRAILERS: VehicleKind = {
  adType: 'moto_trailer',
  offers: OFFERS,
  yearly: 0.95,
  floor: 0.4,
  companies: 0.25,
  vins: 0.6,
  colors: { 4: 3, 3: 1 },
  phrases: ({ variant }) => (variant === 'sledge' ? SLEDGE_PHRASES : TRAILER_PHRASES),
}
