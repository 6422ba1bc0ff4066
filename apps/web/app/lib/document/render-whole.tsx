import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { GuardedParts } from '@trassa/ui/feedback/page-part'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const TIMEOUT_MS = 5000

interface RenderOptions {
  nonce: string
  /** Takes the error of a part that fails, without which the page is rendered. */
  onError: (error: unknown) => void
}

/**
 * Renders a page as one body. One that throws is rendered again with its parts guarded, so that only the
 * part that throws is missing (docs/decisions/046).
 *
 * @throws what is thrown outside of every `PagePart`.
 */
export async function renderWhole(
  page: ReactNode,
  { nonce, onError }: RenderOptions,
): Promise<Buffer> {
  // The loaders' calls have been answered; those of browsers that have come meanwhile go first.
  await setImmediate()
  try {
    return await render(page, { nonce, onError })
  } catch (error) {
    const guarded = <GuardedParts value={true}>{page}</GuardedParts>
    const body = await render(guarded, { nonce, onError: () => undefined })
    onError(error)
    return body
  }
}

/**
 * Loaders have everything before rendering begins, so a stream would have nothing to wait for and costs
 * more than the page (docs/performance.md).
 */
function render(page: ReactNode, { nonce, onError }: RenderOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would write it to the console. It may be a late part's, which the browser renders again.
      onError: (error) => {
        errors.push(error)
      },
      // No part is sent behind the page, to be put into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(deadline)
        for (const error of errors) onError(error)
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
