/**
 * The photographs of an ad with `next` in the place of the first that an import had given; others keep their order.
 * Behind all of them where no import has given any.
 */
export function exchangePhotos(
  current: readonly string[],
  given: readonly string[],
  next: readonly string[],
): string[] {
  const replaced = new Set([...given, ...next])
  const first = current.findIndex((id) => replaced.has(id))
  const place = first === -1 ? current.length : first
  const own = (ids: readonly string[]) => ids.filter((id) => !replaced.has(id))
  return [...own(current.slice(0, place)), ...new Set(next), ...own(current.slice(place))]
}
