import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import type { ReferenceCache } from '../reference-cache.ts'
import type { RegisterReference } from '../register-reference.ts'

export function registerCities(register: RegisterReference, reference: ReferenceCache): void {
  register(listCities, async () => (await reference.places()).cities)
  register(listRegions, async () => (await reference.places()).regions)
}
