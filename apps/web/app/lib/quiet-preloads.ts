/**
 * Gives a page's scripts a low priority on the line: they hydrate what is readable already, and the stylesheet, the
 * letters and the first photographs go ahead of them. React Router preloads them with a high one.
 */
export function withQuietPreloads(page: Buffer): Buffer {
  const end = page.indexOf('</head>')
  const head = page
    .toString('utf8', 0, end)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return Buffer.concat([Buffer.from(head), page.subarray(end)])
}
