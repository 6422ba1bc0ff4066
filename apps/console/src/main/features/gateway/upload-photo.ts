import { toAppError } from '@trassa/api-client/client'
import { readAnswer } from '@trassa/api-client/fetch-transport'
import type { ClientBases, TransportAnswer } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { uploadFile } from '@trassa/contracts/calls/files'
import type { Photo } from '@trassa/contracts/entities/photo'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import type { AskResult } from '../../../shared/ask.ts'
import { gatewayAnswer } from './behind-proxy.ts'
import { failureAnswer } from './failure-answer.ts'
import { logFailure } from './log-failure.ts'

interface UploadOptions {
  bases: ClientBases
  sessionId: string
  fetch: typeof globalThis.fetch
  signal?: AbortSignal
}

/** Uploads one photograph for the renderer: the only call of the console that is no JSON. */
export async function uploadPhoto(bytes: Uint8Array, options: UploadOptions): Promise<AskResult> {
  try {
    const answer = gatewayAnswer('gateway', await send(bytes, options))
    return { ok: true, detail: photoOf(answer) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (!options.signal?.aborted) logFailure(uploadFile, error)
    return failureAnswer(error)
  }
}

/** @throws AppError `network.failed` where no whole answer came */
async function send(
  bytes: Uint8Array,
  { bases, sessionId, fetch, signal }: UploadOptions,
): Promise<TransportAnswer> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'photo')
  try {
    const response = await fetch(`${bases.gateway}${uploadFile.path}`, {
      method: uploadFile.method,
      headers: { accept: 'application/json', 'x-log-session': sessionId },
      body: form,
      ...(signal && { signal }),
    })
    return await readAnswer(response)
  } catch (cause) {
    throw new AppError('network.failed', { cause })
  }
}

/** @throws AppError with the gateway's code; `server.failed` for an answer that is no photograph */
function photoOf(answer: TransportAnswer): Photo {
  if (answer.status >= 400) throw toAppError(uploadFile, answer)
  const photo = uploadFile.answer.safeParse(ENVELOPES.gateway.unwrap(answer.body))
  if (!photo.success) throw new AppError('server.failed', { status: answer.status })
  return photo.data
}
