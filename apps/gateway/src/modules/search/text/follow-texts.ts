import type { TextMatches } from './text-matches.ts'

/** Reads the words of all types in the background, one type after the other. */
export async function followTexts(types: readonly { matches: TextMatches }[]): Promise<void> {
  // A failure leaves words unread: the next text that is asked for reads them again.
  for (const { matches } of types) await matches.follow().catch(() => undefined)
}
