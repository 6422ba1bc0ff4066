import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom'
import { NonceContext } from './lib/document/nonce.ts'
import { renderWhole } from './lib/document/render-whole.tsx'
import { withLateScripts } from './lib/hydration/late-scripts.ts'
import { requestContext } from './shared/api/request-context.ts'

/** The server sets the context under this key; another import of the file would create another key. */
export { requestContext }

/** Renders a page whole (docs/decisions/011). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, onRenderError } = context.get(requestContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const body = await renderWhole(page, { nonce, onError: onRenderError })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(withLateScripts(body, nonce)), { headers, status })
}
