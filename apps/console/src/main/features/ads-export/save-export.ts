import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { toAppError } from '@trassa/api-client/client'
import { retryAfterOf } from '@trassa/api-client/fetch-transport'
import { AppError } from '@trassa/contracts/app-error'
import { exportAdsAsCsv, exportAdsAsXlsx } from '@trassa/contracts/calls/moderator/export'
import type { AdsExport, ExportFormat } from '../../../shared/ads-export.ts'
import type { SaveResult } from '../../../shared/document.ts'
import { failureOf } from '../gateway/failure-answer.ts'
import type { Reach } from '../gateway/gateway.ts'
import { logFailure } from '../gateway/log-failure.ts'

const CALLS = { csv: exportAdsAsCsv, xlsx: exportAdsAsXlsx } as const

/** How long the gateway may send nothing. */
const SILENCE_MS = 30_000

interface SaveExportOptions {
  /** Asked once the person has chosen the place. @throws AppError where their session is gone */
  reach: () => Reach
  /** Asks the person where to. @returns `null` where they do not want it */
  choosePath: (format: ExportFormat) => Promise<string | null>
  onProgress: (bytes: number) => void
  /** Aborted when the person cancels or their session ends. */
  signal: AbortSignal
  silenceMs?: number
}

/**
 * Asks where to first, because the export is logged and takes long, then writes the answer as it comes. The file has its
 * name only once it is whole.
 */
export async function saveExport(
  { format, body }: Pick<AdsExport, 'format' | 'body'>,
  { reach, choosePath, onProgress, signal, silenceMs = SILENCE_MS }: SaveExportOptions,
): Promise<SaveResult> {
  const path = await choosePath(format)
  if (path === null || signal.aborted) return { outcome: 'cancelled' }
  // Two windows may write under the same name: each has a file of its own until it is whole.
  const part = `${path}.${randomUUID()}.part`
  const silence = silenceGuard(silenceMs)
  try {
    const signals = AbortSignal.any([signal, silence.signal])
    const bytes = await request({ format, body }, reach(), signals)
    await writeTo(part, bytes, (written) => {
      silence.heard()
      onProgress(written)
    })
    await rename(part, path).catch(unwritable)
    return { outcome: 'saved' }
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    if (signal.aborted) return { outcome: 'cancelled' }
    if (error instanceof Unwritable) return { outcome: 'unwritable' }
    const known = error instanceof AppError ? error : new AppError('network.failed')
    logFailure(CALLS[format], known)
    return { outcome: 'failed', failure: failureOf(known) }
  } finally {
    silence.end()
  }
}

/** Aborts once nothing has been heard for `ms`. */
function silenceGuard(ms: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return {
    signal: controller.signal,
    heard: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  }
}

class Unwritable extends Error {}

function unwritable(cause: unknown): never {
  throw new Unwritable('The file cannot be written', { cause })
}

async function request(
  { format, body }: Pick<AdsExport, 'format' | 'body'>,
  { bases, sessionId, fetch }: Reach,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const call = CALLS[format]
  const response = await fetch(`${bases.gateway}${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', 'x-log-session': sessionId },
    body: JSON.stringify(body),
    signal,
  })
  if (response.ok && response.body) return response.body
  const answer: unknown = await response.json().catch(() => null)
  const retryAfter = retryAfterOf(response.headers.get('retry-after'))
  const waiting = retryAfter === undefined ? {} : { retryAfter }
  throw toAppError(call, { status: response.status, body: answer, ...waiting })
}

async function writeTo(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const file = await open(path, 'wx').catch(unwritable)
  try {
    let bytes = 0
    for await (const chunk of chunks) {
      await file.writeFile(chunk).catch(unwritable)
      bytes += chunk.length
      onProgress(bytes)
    }
    await file.sync().catch(unwritable)
  } finally {
    await file.close()
  }
}
