import { ATTACHMENT_PHRASES, LIFTING_PHRASES } from '../../../texts/phrases/lifting-phrases.ts'
import { MACHINE_PHRASES } from '../../../texts/phrases/machine-phrases.ts'
import { OFFROAD_PHRASES } from '../../../texts/phrases/offroad-phrases.ts'
import type { Phrases } from '../../../texts/phrases/phrases.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { SITE_MACHINES } from './building-site-rows.ts'
import { DIGGERS, LOADERS } from './digger-rows.ts'
import { machineOffers } from './machine-offers.ts'
import { ALL_TERRAIN_MACHINES, FOREST_MACHINES, TOWN_MACHINES } from './off-road-and-town-rows.ts'
import { BLUE, GREEN, ORANGE, RED, WHITE, YELLOW } from './paint.ts'
import { CRANES, OTHER_MACHINES, ROAD_MACHINES } from './road-machine-rows.ts'

/** What machines that dig and push look like. */
const DIGGING: readonly string[] = ['excavator', 'backhoe', 'loader', 'bulldozer', 'grader']

function phrasesOf({ fields, thing }: Offer): Phrases {
  if (fields.power === undefined) return ATTACHMENT_PHRASES
  if (thing === 'quadBike') return OFFROAD_PHRASES
  return DIGGING.includes(thing) ? MACHINE_PHRASES : LIFTING_PHRASES
}

/** Machines that dig, lift, load and roll. */
export const INDUSTRIAL_MACHINES: VehicleKind = {
  adType: 'special_industrial',
  offers: machineOffers('special_industrial', [
    ...ALL_TERRAIN_MACHINES,
    ...SITE_MACHINES,
    ...FOREST_MACHINES,
    ...TOWN_MACHINES,
    ...DIGGERS,
    ...LOADERS,
    ...ROAD_MACHINES,
    ...CRANES,
    ...OTHER_MACHINES,
  ]),
  yearly: 0.935,
  floor: 0.25,
  usage: { key: 'hours', yearly: [200, 1_100], most: 18_000 },
  companies: 0.65,
  vins: 0.1,
  colors: { [YELLOW]: 50, [ORANGE]: 25, [WHITE]: 8, [BLUE]: 6, [RED]: 4, [GREEN]: 3 },
  phrases: phrasesOf,
}
