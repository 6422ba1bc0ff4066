export type ServiceRow = readonly [
  typeId: number,
  title: string,
  /** Roubles "from"; 0 where it is agreed on. */
  price: number,
  /** Done at the customer's place. */
  departure: boolean,
  /** spec §3: ids of vehicle profiles. */
  profiles: readonly number[],
  /** A variant of the thing `service`. */
  look: string,
  /** What is done and how. */
  about: string,
]

/** spec §3: ids of the vehicle profiles. */
export const PROFILE = {
  cars: 0,
  trucks: 1,
  buses: 2,
  special: 3,
  trailers: 4,
  moto: 5,
  hydro: 6,
  snow: 7,
  electro: 8,
  water: 9,
  quads: 10,
  parts: 11,
} as const
