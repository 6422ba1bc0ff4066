/** Ids of the seasons in the forms of tyres. */
export const SEASON = { summer: 1, studded: 2, winter: 3, all: 4 } as const
export type SeasonName = keyof typeof SEASON
