import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router-dom'
import { createPageParts, keptHtml } from './lib/document/kept-parts/page-parts.ts'
import { MarkContext } from './lib/document/mark.ts'
import { withPageData } from './lib/document/page-data.ts'
import { DOCTYPE, renderWhole } from './lib/document/render-whole.tsx'
import { withLateScripts } from './lib/hydration/late-scripts.ts'
import { packedText } from './shared/api/packed-load.ts'
import { requestContext } from './shared/api/request-context.ts'

/**
 * What the server renders pages with: in the bundle is React Router's production build, in node_modules another copy of the router. The
 * context is set under this key; another import of its file would create another key.
 */
export { createRequestHandler, keptHtml, RouterContextProvider, requestContext }

/** The body of each response that a page was rendered for: through the response itself its bytes would be copied three times. */
export const bodies = new WeakMap<Response, Buffer>()

/** Renders a page whole (docs/decisions/011), with its data behind it (169). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { mark, onRenderError } = context.get(requestContext)
  const page = (
    <MarkContext value={mark}>
      <ServerRouter context={entry} url={request.url} nonce={mark} />
    </MarkContext>
  )
  const parts = createPageParts()
  const [body, state] = await Promise.all([
    renderWhole(page, {
      onError: onRenderError,
      // In development what a part is made of changes with its source.
      ...(import.meta.env.PROD && { parts }),
    }),
    new Response(serverHandoffStream).text(),
  ])
  const packed = packedText(Object.values(entry.staticHandlerContext.loaderData))
  const whole = withPageData(withLateScripts(body, mark), { state, packed }, mark)
  headers.set('content-type', 'text/html; charset=utf-8')
  const response = new Response(null, { headers, status })
  bodies.set(response, parts.finish([DOCTYPE, ...whole]))
  return response
}
