/**
 * How caches may keep a public page. A browser asks each time whether its copy still stands, and shows it unasked only for Back,
 * as without the header. A shared cache shows no copy older than `cdnSeconds` (RFC 9111 §5.2.2.10: after `s-maxage` it must
 * ask). One that knows RFC 9213 uses the second half of that time to ask behind its visitors (RFC 5861); browsers do not
 * read that header.
 */
export function cacheHeaders(cdnSeconds: number): Record<string, string> {
  const fresh = Math.ceil(cdnSeconds / 2)
  return {
    'cache-control': `public, max-age=0, s-maxage=${cdnSeconds}`,
    ...(cdnSeconds > 1 && {
      'cdn-cache-control': `public, max-age=${fresh}, stale-while-revalidate=${cdnSeconds - fresh}`,
    }),
  }
}
