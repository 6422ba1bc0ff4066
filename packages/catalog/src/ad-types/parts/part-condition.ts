/** spec §3: the ids of the condition of parts. */
export const PART_NEW = 1
/** The condition that has a wear. */
export const PART_USED = 2
