import type { Thing } from '../../../pictures/things/things.ts'
import { TRAILER_PHRASES } from '../../../texts/phrases/trailer-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'

type MotoTrailerRow = readonly [
  type: string,
  mark: string,
  model: string,
  axles: number,
  suspension: string,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
]

const ROWS: readonly MotoTrailerRow[] = [
  ['Прицеп для снегохода', 'МЗСА', '817712', 1, 'Рессорная', 2008, 2026, 145],
  ['Прицеп для снегохода', 'МЗСА', '817716', 1, 'Рессорная', 2009, 2026, 165],
  ['Прицеп для снегохода', 'ЛАВ', '81012A', 1, 'Рессорная', 2012, 2026, 130],
  ['Прицеп для снегохода', 'Трейлер', '829450', 1, 'Рессорная', 2010, 2025, 105],
  ['Прицеп для квадроцикла', 'МЗСА', '817711', 1, 'Рессорная', 2008, 2026, 125],
  ['Прицеп для квадроцикла', 'Титан', '2516', 1, 'Рессорная', 2013, 2026, 140],
  ['Прицеп для квадроцикла', 'ССТ', '7132-06', 1, 'Рессорная', 2010, 2025, 110],
  ['Прицеп для мотоцикла', 'МЗСА', '817701', 1, 'Рессорная', 2008, 2026, 105],
  ['Прицеп для мотоцикла', 'КМЗ (Курганмашзавод)', '8284-20', 1, 'Рессорная', 2004, 2020, 75],
  ['Прицеп для гидроцикла', 'МЗСА', '81771A', 1, 'Рессорная', 2008, 2025, 135],
  ['Прицеп для гидроцикла', 'ЛАВ', '81015', 1, 'Рессорная', 2012, 2025, 120],
  ['Прицеп для лодки', 'МЗСА', '81771B', 1, 'Рессорная', 2008, 2025, 140],
  ['Прицеп для мототехники', 'МЗСА', '832132', 2, 'Торсионная', 2012, 2026, 330],
  ['Прицеп для мототехники', 'Аляска', '7143', 1, 'Рессорная', 2012, 2025, 135],
]

const LOOKS: Partial<Record<string, readonly [Thing, string]>> = {
  'Прицеп для снегохода': ['motoTrailer', 'snowmobile'],
  'Прицеп для квадроцикла': ['motoTrailer', 'quad'],
  'Прицеп для гидроцикла': ['trailer', 'boat'],
  'Прицеп для лодки': ['trailer', 'boat'],
}

const OFFERS: readonly Offer[] = ROWS.map(
  ([type, mark, model, axles, suspension, from, to, price]) => {
    const [thing, variant] = LOOKS[type] ?? (['motoTrailer', 'open'] as const)
    return {
      mark,
      model,
      from,
      to,
      price,
      thing,
      variant,
      fields: {
        typeId: optionId('moto_trailer', 'typeId', type),
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
  phrases: () => TRAILER_PHRASES,
}
