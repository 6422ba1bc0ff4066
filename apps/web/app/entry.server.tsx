import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom'
import { NonceContext } from './lib/nonce.ts'
import { requestContext } from './shared/api/request-context.ts'

/** The server sets the context under this key; another import of the file would create another key. */
export { requestContext }

const TIMEOUT_MS = 5000

/**
 * Renders a page whole. Loaders have everything before rendering begins, so a stream would have
 * nothing to wait for and costs more than the page (docs/performance.md).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(deadline)
          headers.set('content-type', 'text/html; charset=utf-8')
          const page = new PassThrough()
          buffer(page).then((body) => resolve(new Response(body, { headers, status })), reject)
          pipe(page)
        },
        onShellError: reject,
      },
    )
    const deadline = setTimeout(abort, TIMEOUT_MS)
  })
}
