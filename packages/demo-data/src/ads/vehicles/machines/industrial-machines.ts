import { MACHINE_PHRASES } from '../../../texts/phrases/machine-phrases.ts'
import type { VehicleKind } from '../offer.ts'
import { DIGGERS, LOADERS } from './digger-rows.ts'
import { machineOffers } from './machine-offers.ts'
import { BLUE, GREEN, ORANGE, RED, WHITE, YELLOW } from './paint.ts'
import { CRANES, OTHER_MACHINES, ROAD_MACHINES } from './road-machine-rows.ts'

/** Machines that dig, lift, load and roll. */
export const INDUSTRIAL_MACHINES: VehicleKind = {
  adType: 'special_industrial',
  offers: machineOffers('special_industrial', [
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
  phrases: () => MACHINE_PHRASES,
}
