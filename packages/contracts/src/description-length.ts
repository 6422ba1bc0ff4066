// Apart from the schemas, which forms load only when they check.

/** domain §4, in characters: markdown as it is stored; what a draft may hold is not yet long enough. */
export const DESCRIPTION_MIN = 20
export const DESCRIPTION_MAX = 5000
