import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { GuardedParts } from '@trassa/ui/feedback/page-part'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { PartsContext } from './kept-parts/kept-part.tsx'
import type { PageParts } from './kept-parts/page-parts.ts'

const TIMEOUT_MS = 5000

/** React's mark of a part that has failed or whose code is not loaded yet. No text of a page can hold it: `<` is escaped. */
const MISSING_PART = '<!--$!-->'

/** Before a page: without it browsers lay it out in quirks mode. React's waiting renderer alone writes it. */
export const DOCTYPE = '<!DOCTYPE html>'

interface Rendering {
  /** Takes the error of a part that fails, without which the page is rendered. */
  onError: (error: unknown) => void
  /** Without, no part of the page is taken from another rendering. With, the page is to be finished by them. */
  parts?: PageParts
}

/**
 * Renders a page as one body. One that throws is rendered again with its parts guarded, so that only the
 * part that throws is missing (docs/decisions/046).
 *
 * @returns the page without its doctype, which would make one string of two large ones
 * @throws what is thrown outside of every `PagePart`.
 */
export async function renderWhole(page: ReactNode, { onError, parts }: Rendering): Promise<string> {
  // The loaders' calls have been answered; those of browsers that have come meanwhile go first.
  await setImmediate()
  const atOnce = renderAtOnce(parts ? <PartsContext value={parts.note}>{page}</PartsContext> : page)
  if (atOnce !== null) return atOnce
  try {
    return await renderAwaiting(page, onError)
  } catch (error) {
    const guarded = <GuardedParts value={true}>{page}</GuardedParts>
    const body = await renderAwaiting(guarded, () => undefined)
    onError(error)
    return body
  }
}

/**
 * Loaders have everything before rendering begins, so that nothing suspends but a late part that no page has shown since the
 * start. `null` where something is missing: `renderToString` says neither what has failed nor waits for code.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const body = renderToString(page)
    return body.includes(MISSING_PART) ? null : body
  } catch {
    return null
  }
}

/** Waits for the code of late parts, and tells of the errors of those that fail. */
function renderAwaiting(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(page, {
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
        text(body)
          .then((page) => page.replace(DOCTYPE, ''))
          .then(resolve, reject)
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
