import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const TIMEOUT_MS = 5000

interface RenderOptions {
  nonce: string
  /** Takes every error of the rendering; those within a `PagePart` do not fail the page. */
  onError: (error: unknown) => void
}

/**
 * Renders a page as one body. Loaders have everything before rendering begins, so a stream would have
 * nothing to wait for and costs more than the page (docs/performance.md).
 *
 * @throws what is thrown outside of every `PagePart`.
 */
export function renderWhole(page: ReactNode, { nonce, onError }: RenderOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onError: (error) => void onError(error),
      // No part is sent behind the page, to be put into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(deadline)
        const body = new PassThrough()
        buffer(body).then(resolve, reject)
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(deadline)
        reject(error)
      },
    })
    const deadline = setTimeout(abort, TIMEOUT_MS)
  })
}
