import { toAppError } from '@trassa/api-client/client'
import { retryAfterOf } from '@trassa/api-client/fetch-transport'
import { AppError } from '@trassa/contracts/app-error'
import { uploadFile } from '@trassa/contracts/calls/files'
import type { PerBase } from '@trassa/contracts/envelopes'
import type { AskResult } from '../../../shared/ask.ts'
import { failureAnswer } from './failure-answer.ts'
import { logFailure } from './log-failure.ts'

interface UploadOptions {
  bases: PerBase<string>
  sessionId: string
  fetch: typeof globalThis.fetch
}

function refused(error: AppError): AskResult {
  logFailure(uploadFile, error)
  return failureAnswer(error)
}

/** Uploads one photograph for the renderer: the only call of the console that is no JSON. */
export async function uploadPhoto(
  bytes: Uint8Array,
  { bases, sessionId, fetch }: UploadOptions,
): Promise<AskResult> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'photo')
  const response = await fetch(`${bases.gateway}${uploadFile.path}`, {
    method: uploadFile.method,
    headers: { accept: 'application/json', 'x-log-session': sessionId },
    body: form,
  }).catch(() => null)
  if (!response) return refused(new AppError('network.failed'))
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const retryAfter = retryAfterOf(response.headers.get('retry-after'))
    const waiting = retryAfter === undefined ? {} : { retryAfter }
    return refused(toAppError(uploadFile, { status: response.status, body, ...waiting }))
  }
  const answer = uploadFile.answer.safeParse(Object(body).detail)
  return answer.success
    ? { ok: true, detail: answer.data }
    : failureAnswer(new AppError('server.failed'))
}
