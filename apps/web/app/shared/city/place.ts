import type { City } from '@trassa/contracts/entities/city'

/** A city or a region that a list is of, as its address names it. */
export interface Place extends Pick<City, 'slug' | 'name' | 'nameIn'> {
  isRegion?: true
}
