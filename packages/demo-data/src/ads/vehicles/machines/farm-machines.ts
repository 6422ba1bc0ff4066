import { FARM_PHRASES } from '../../../texts/phrases/farm-phrases.ts'
import { IMPLEMENT_PHRASES } from '../../../texts/phrases/implement-phrases.ts'
import { ATTACHMENT_PHRASES } from '../../../texts/phrases/lifting-phrases.ts'
import type { Phrases } from '../../../texts/phrases/phrases.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { FOR_HARVEST, ON_TRACTORS } from './hay-and-grain-rows.ts'
import { IMPLEMENTS, SMALL_MACHINES } from './implement-rows.ts'
import { machineOffers } from './machine-offers.ts'
import { BLUE, GREEN, GREY, ORANGE, RED, WHITE, YELLOW } from './paint.ts'
import { COMBINES, TRACTORS } from './tractor-rows.ts'

function phrasesOf({ fields, variant }: Offer): Phrases {
  if (variant === 'frontLoader') return ATTACHMENT_PHRASES
  return fields.power === undefined ? IMPLEMENT_PHRASES : FARM_PHRASES
}

/** Tractors, combines and what they pull. */
export const FARM_MACHINES: VehicleKind = {
  adType: 'special',
  offers: machineOffers('special', [
    ...ON_TRACTORS,
    ...FOR_HARVEST,
    ...TRACTORS,
    ...COMBINES,
    ...SMALL_MACHINES,
    ...IMPLEMENTS,
  ]),
  yearly: 0.945,
  floor: 0.3,
  usage: { key: 'hours', yearly: [80, 600], most: 14_000 },
  companies: 0.45,
  vins: 0,
  colors: { [BLUE]: 30, [RED]: 30, [GREEN]: 12, [YELLOW]: 8, [ORANGE]: 6, [WHITE]: 3, [GREY]: 3 },
  phrases: phrasesOf,
}
