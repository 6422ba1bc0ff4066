/** A list's query string with its place, as the gateway takes it: `markId=3&city=kazan`. */
export const placedQuery = ({
  query,
  citySlug,
}: {
  query: string
  citySlug: string | null
}): string =>
  [query, citySlug === null ? '' : `city=${encodeURIComponent(citySlug)}`].filter(Boolean).join('&')
