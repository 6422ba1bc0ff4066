import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom'
import { NonceContext } from './lib/document/nonce.ts'
import { withPageData } from './lib/document/page-data.ts'
import { renderWhole } from './lib/document/render-whole.tsx'
import { withLateScripts } from './lib/hydration/late-scripts.ts'
import { packedText } from './shared/api/packed-load.ts'
import { requestContext } from './shared/api/request-context.ts'

/** The server sets the context under this key; another import of the file would create another key. */
export { requestContext }

/** Renders a page whole (docs/decisions/011), with its data behind it (169). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, onRenderError } = context.get(requestContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const [body, state] = await Promise.all([
    renderWhole(page, { onError: onRenderError }),
    new Response(serverHandoffStream).text(),
  ])
  const packed = packedText(Object.values(entry.staticHandlerContext.loaderData))
  const whole = withPageData(withLateScripts(body, nonce), { state, packed }, nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(Buffer.from(whole), { headers, status })
}
