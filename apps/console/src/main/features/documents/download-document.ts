import { toAppError } from '@trassa/api-client/client'
import { retryAfterOf } from '@trassa/api-client/fetch-transport'
import { AppError } from '@trassa/contracts/app-error'
import { fillPath } from '@trassa/contracts/call'
import { actPdf, invoicePdf } from '@trassa/contracts/calls/invoices'
import type { PerBase } from '@trassa/contracts/envelopes'
import type { DocumentRequest } from '../../../shared/document.ts'
import { logFailure } from '../gateway/log-failure.ts'

interface DownloadOptions {
  bases: PerBase<string>
  sessionId: string
  fetch: typeof globalThis.fetch
}

const CALLS = { invoice: invoicePdf, act: actPdf } as const

/** Signs that file names of some system do not take. */
const UNFIT = /[\p{Cc}<>:"/\\|?*]/gu
/** A file whose name begins with one is hidden. */
const DOTS = /^\.+/

/** The name that the server gives the file, without any path. */
export function nameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1] ?? ''
  try {
    const name = decodeURIComponent(encoded).replace(UNFIT, '').replace(DOTS, '').trim()
    return /.\.pdf$/i.test(name) ? name : 'Документ.pdf'
  } catch {
    return 'Документ.pdf'
  }
}

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

/** Asks the gateway for a document with the session. @throws AppError */
export async function downloadDocument(
  { kind, id }: DocumentRequest,
  { bases, sessionId, fetch }: DownloadOptions,
): Promise<{ name: string; bytes: Uint8Array }> {
  const call = CALLS[kind]
  const failed = (error: AppError): AppError => {
    logFailure(call, error, { id })
    return error
  }
  const response = await fetch(`${bases.gateway}${fillPath(call.path, { id })}`, {
    headers: { accept: 'application/pdf, application/json', 'x-log-session': sessionId },
  }).catch(() => null)
  if (!response) throw failed(new AppError('network.failed'))
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null)
    const retryAfter = retryAfterOf(response.headers.get('retry-after'))
    const waiting = retryAfter === undefined ? {} : { retryAfter }
    throw failed(toAppError(call, { status: response.status, body, ...waiting }))
  }
  const body = await response.arrayBuffer().catch(() => null)
  if (!body) throw failed(new AppError('network.failed'))
  const bytes = new Uint8Array(body)
  if (!isPdf(bytes)) throw failed(new AppError('server.failed'))
  return { name: nameOf(response.headers.get('content-disposition')), bytes }
}
