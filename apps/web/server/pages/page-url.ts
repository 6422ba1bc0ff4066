/**
 * The URL of a requested page, always at the site's own origin. `target` is the request line's; one like
 * `//other.example/x` or `http://other.example/x` stays a path here, where resolving it as a reference
 * would replace the origin that canonical addresses are made of.
 */
export function pageUrl(target: string, publicUrl: string): URL {
  const url = new URL(publicUrl)
  const query = target.indexOf('?')
  url.pathname = query < 0 ? target : target.slice(0, query)
  const search = query < 0 ? '' : target.slice(query)
  // A question mark alone would stand in `href` and not in `search`: one page with two addresses.
  url.search = search === '?' ? '' : search
  return url
}
