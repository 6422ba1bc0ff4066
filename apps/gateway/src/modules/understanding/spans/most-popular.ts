import type { Known } from './span.ts'

/** Those with the greatest popularity. */
export function mostPopular(
  level: Parameters<Known['popularityOf']>[0],
  ids: readonly string[],
  { popularityOf }: Pick<Known, 'popularityOf'>,
): string[] {
  const most = Math.max(...ids.map((id) => popularityOf(level, id)))
  return ids.filter((id) => popularityOf(level, id) === most)
}
