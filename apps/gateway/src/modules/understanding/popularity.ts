/** Ranks of dictionaries count from 1, the best first. */
const RANKS = 1000

/** The greater the likelier a row is meant; 0 for one without a rank. */
export const popularityOf = (rank: number | null): number => (rank === null ? 0 : RANKS - rank)
