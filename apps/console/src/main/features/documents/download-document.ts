import { toAppError } from '@trassa/api-client/client'
import { retryAfterOf } from '@trassa/api-client/fetch-transport'
import type { ClientBases } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { fillPath } from '@trassa/contracts/call'
import { actPdf, invoicePdf } from '@trassa/contracts/calls/invoices'
import { stockMistakesFile } from '@trassa/contracts/calls/moderator/stock-imports'
import type { DocumentRequest } from '../../../shared/document.ts'
import { logFailure } from '../gateway/log-failure.ts'

interface DownloadOptions {
  bases: ClientBases
  sessionId: string
  fetch: typeof globalThis.fetch
}

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
/** Ours begin with a byte order mark. */
const isCsv = ([first, second, third]: Uint8Array) =>
  first === 0xef && second === 0xbb && third === 0xbf

const PDF = { extension: 'pdf', isWhole: isPdf } as const
const CSV = { extension: 'csv', isWhole: isCsv } as const

/** What each document is asked by, and how it is known to be what was asked for. */
const DOCUMENTS = {
  invoice: { call: invoicePdf, ...PDF },
  act: { call: actPdf, ...PDF },
  stockMistakes: { call: stockMistakesFile, ...CSV },
} as const

/** Signs that file names of some system do not take. */
const UNFIT = /[\p{Cc}<>:"/\\|?*]/gu
/** A file whose name begins with one is hidden. */
const DOTS = /^\.+/

/** The name that the server gives the file, without any path. */
export function nameOf(disposition: string | null, extension: 'pdf' | 'csv'): string {
  const unnamed = `Документ.${extension}`
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1] ?? ''
  try {
    const name = decodeURIComponent(encoded).replace(UNFIT, '').replace(DOTS, '').trim()
    const isNamed = name.toLowerCase().endsWith(`.${extension}`) && name.length > 4
    return isNamed ? name : unnamed
  } catch {
    return unnamed
  }
}

/** Asks the gateway for a document with the session. @throws AppError */
export async function downloadDocument(
  { kind, id }: DocumentRequest,
  { bases, sessionId, fetch }: DownloadOptions,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { call, extension, isWhole } = DOCUMENTS[kind]
  const failed = (error: AppError): AppError => {
    logFailure(call, error, { id })
    return error
  }
  const response = await fetch(`${bases.gateway}${fillPath(call.path, { id })}`, {
    headers: { accept: `${call.file}, application/json`, 'x-log-session': sessionId },
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
  if (!isWhole(bytes)) throw failed(new AppError('server.failed'))
  return { name: nameOf(response.headers.get('content-disposition'), extension), bytes }
}
