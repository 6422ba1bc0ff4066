import { HEAVY_TRAILER_PHRASES, TRAILER_PHRASES } from '../../../texts/phrases/trailer-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { TRAILER_ROWS } from './trailer-rows.ts'

const VARIANTS: Partial<Record<string, string>> = {
  'Лодочный прицеп': 'boat',
  'Бортовой прицеп': 'light',
  'Прицеп-платформа': 'light',
  'Прицеп-эвакуатор': 'light',
  'Прицеп с тентом': 'covered',
  'Полуприцеп-рефрижератор': 'fridge',
  'Самосвальный полуприцеп': 'tipper',
  'Полуприцеп-зерновоз': 'tipper',
  'Самосвальный прицеп': 'tipper',
  'Полуприцеп-цистерна': 'tank',
  'Бортовой полуприцеп': 'flatbed',
  'Бортовой грузовой прицеп': 'flatbed',
  'Полуприцеп-контейнеровоз': 'flatbed',
  Трал: 'flatbed',
  'Полуприцеп-лесовоз': 'flatbed',
  'Прицеп-роспуск': 'flatbed',
  'Полуприцеп-автовоз': 'carrier',
  'Изотермический полуприцеп': 'fridge',
  'Прицеп-дача': 'covered',
  'Торговый прицеп': 'covered',
  'Прицеп-фургон': 'covered',
  Коневоз: 'covered',
}

/** spec §3: three steps of load capacity; the classes count the whole mass. */
const capacityOf = (tons: number) => (tons < 3.5 ? 100 : tons < 12 ? 101 : 102)
const classOf = (tons: number) => (tons <= 0.6 ? 1 : tons < 3 ? 2 : tons < 8 ? 3 : 4)
const BRAKES = { none: 1, overrun: 2, drum: 3 }

const OFFERS: readonly Offer[] = TRAILER_ROWS.map(
  ([type, mark, model, tons, axles, suspension, from, to, price, weight]) => ({
    mark,
    model,
    from,
    to,
    price,
    weight,
    thing: 'trailer',
    variant: VARIANTS[type] ?? 'tilt',
    ...(tons < 3 && { colors: [4, 3] }),
    fields: {
      typeId: optionId('trailer', 'typeId', type),
      capacity: capacityOf(tons),
      trailerClass: classOf(tons),
      axles,
      suspension: optionId('trailer', 'suspension', suspension),
      brakes: tons <= 0.75 ? BRAKES.none : tons < 3 ? BRAKES.overrun : BRAKES.drum,
    },
  }),
)

/** Trailers of cars and of trucks. */
export const TRAILERS: VehicleKind = {
  adType: 'trailer',
  offers: OFFERS,
  yearly: 0.93,
  floor: 0.3,
  companies: 0.45,
  vins: 0.75,
  colors: { 1: 24, 5: 16, 7: 12, 3: 12, 4: 8, 9: 6, 14: 6 },
  phrases: ({ fields }) => (fields.capacity === 100 ? TRAILER_PHRASES : HEAVY_TRAILER_PHRASES),
}
