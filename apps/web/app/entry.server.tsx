import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom'
import { NonceContext } from './lib/nonce.ts'
import { requestContext } from './lib/request-context.ts'

/** The server finds the context by this very key: another import of its file would be another key. */
export { requestContext }

const TIMEOUT_MS = 5000

/** People get the page as soon as its shell stands, crawlers when it is whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext)
  const waitForAll = isbot(request.headers.get('user-agent')) || entry.isSpaMode
  return new Promise((resolve, reject) => {
    let shellSent = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']: () => {
          shellSent = true
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError: (error) => {
          if (shellSent) process.stderr.write(`render failed after the shell: ${String(error)}\n`)
        },
      },
    )
    setTimeout(abort, TIMEOUT_MS)
  })
}
