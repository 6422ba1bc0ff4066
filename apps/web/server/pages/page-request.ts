/** The request that a page is rendered for: its address is all of a visitor that a page depends on. */
export const pageRequest = (url: URL, method: string, signal: AbortSignal): Request =>
  // React Router renders a page for HEAD as for GET; the server leaves its body out.
  new Request(url, { method: method === 'HEAD' ? 'GET' : method, signal })
