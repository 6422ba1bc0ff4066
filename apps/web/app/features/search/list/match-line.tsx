import type { ListMatch } from '@trassa/contracts/calls/filter'

/** Stands above the ads of a list whose text none of them has with all of its words. */
export function MatchLine({ match }: { match: ListMatch | undefined }) {
  if (!match) return null
  return <p className="text-text-muted">Объявлений со всеми словами нет, показаны похожие</p>
}
