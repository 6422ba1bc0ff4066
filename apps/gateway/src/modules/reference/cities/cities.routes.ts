import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import { withNames } from '../names/other-names.ts'
import type { ReferenceCache } from '../reference-cache.ts'
import type { RegisterReference } from '../register-reference.ts'

export function registerCities(register: RegisterReference, reference: ReferenceCache): void {
  register(listCities, async () => withNames('cities', (await reference.places()).cities))
  register(listRegions, async () => withNames('regions', (await reference.places()).regions))
}
