/** What a memory of kept values tells about itself; it changes the figures itself. */
export interface KeptFigures {
  /** Values that were given as they were kept. */
  hits: number
  /** Values that were made or read, and kept. */
  fills: number
  /** What is kept now. */
  bytes: number
}

export const createKeptFigures = (): KeptFigures => ({ hits: 0, fills: 0, bytes: 0 })
