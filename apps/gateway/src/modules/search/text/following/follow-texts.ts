import { createPace } from './pace.ts'
import type { TextMatches } from './text-matches.ts'

/** Reads the words of all types in the background, in turn: those of a type with few ads are soon complete. @returns a function that ends it. */
export function followTexts(types: readonly { matches: TextMatches }[]): () => void {
  const pace = createPace()
  for (const { matches } of types) void matches.follow(pace)
  return pace.end
}
