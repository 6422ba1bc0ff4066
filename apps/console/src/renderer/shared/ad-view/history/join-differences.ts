import type {
  ContentDifference,
  ContentPart,
} from '@trassa/contracts/entities/moderator/content-difference'

const NOTHING: ContentPart = { fields: {}, names: {} }

const over = (below: ContentPart, above: ContentPart): ContentPart => ({
  ...below,
  ...above,
  fields: { ...below.fields, ...above.fields },
  names: { ...below.names, ...above.names },
})

/** A photograph that was added and removed again is no difference. */
function joinPhotos(oldestFirst: readonly ContentDifference[]): ContentDifference['photos'] {
  const [added, removed] = [new Set<string>(), new Set<string>()]
  for (const { photos } of oldestFirst) {
    for (const id of photos.added) if (!removed.delete(id)) added.add(id)
    for (const id of photos.removed) if (!added.delete(id)) removed.add(id)
  }
  return { added: [...added], removed: [...removed] }
}

/**
 * Several differences of one ad as one: from the oldest value of each part to the newest.
 *
 * @param newestFirst as the history has them
 */
export function joinDifferences(
  newestFirst: readonly ContentDifference[],
): ContentDifference | null {
  if (newestFirst.length === 0) return null
  const oldestFirst = newestFirst.toReversed()
  return {
    before: newestFirst.map(({ before }) => before).reduce(over, NOTHING),
    after: oldestFirst.map(({ after }) => after).reduce(over, NOTHING),
    photos: joinPhotos(oldestFirst),
  }
}
