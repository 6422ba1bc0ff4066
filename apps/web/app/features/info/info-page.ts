/** What the loader of a page to read answers with. */
export interface InfoPage {
  title: string
}

const hasTitle = (data: unknown): data is InfoPage =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'

/** The title of the page that is shown, for the header above it. */
export function titleOfMatches(matches: readonly { loaderData?: unknown }[]): string {
  const page = matches.at(-1)?.loaderData
  return hasTitle(page) ? page.title : ''
}
