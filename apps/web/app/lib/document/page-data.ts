/** The element with what a page's loader packed (shared/api/packed). */
export const PACKED_ID = 'packed'
const STATE_ID = 'state'

/** What a browser takes a page over with. */
interface PageData {
  /** React Router's own encoding of what is not packed. */
  state: string
  /** The JSON of what a loader packed. */
  packed: string | null
}

/** Constant, so that one hash in a content security policy allows it on every page. */
const HAND_OVER = `(({ streamController }) => {
streamController.enqueue(document.getElementById('${STATE_ID}').textContent)
streamController.close()
})(window.__reactRouterContext)`

/**
 * Writes a page's data to its end, as text that the browser does not run: in scripts of React Router the same JSON would be
 * a text in a text, with three signs before each of its quotes (docs/decisions/169).
 *
 * @param page in pieces, whose last one has the end of the body
 */
export function withPageData(
  page: readonly string[],
  { state, packed }: PageData,
  mark: string,
): readonly string[] {
  const last = page.at(-1) ?? ''
  const end = last.lastIndexOf('</body>')
  if (end < 0) return page
  return [
    ...page.slice(0, -1),
    last.slice(0, end),
    element(STATE_ID, state),
    packed === null ? '' : element(PACKED_ID, packed),
    `<script nonce="${mark}">${HAND_OVER}</script>`,
    last.slice(end),
  ]
}

/** `<` stands in texts of the JSON only, and could end the element there. */
const element = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`
