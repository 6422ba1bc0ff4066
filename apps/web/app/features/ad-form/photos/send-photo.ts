import type { SendPhoto } from '@trassa/ad-form/photos/send-photo'
import { toAppError } from '@trassa/api-client/client'
import { retryAfterOf } from '@trassa/api-client/fetch-transport'
import type { TransportAnswer } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { uploadFile } from '@trassa/contracts/calls/files'
import { photoSchema } from '@trassa/contracts/entities/photo'
import { createContext } from 'react'
import { logSession } from '../../../shared/api/browser-api.ts'
import { logFailure } from '../../../shared/error-reporting/log-failure.ts'

/**
 * Uploads one photo. XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws AppError of `files.upload`, `network.failed`.
 */
export const sendPhoto: SendPhoto = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('file', file)
    request.open(uploadFile.method, `/gateway${uploadFile.path}`)
    request.setRequestHeader('x-log-session', logSession)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    const refuse = (error: AppError) => {
      logFailure(uploadFile, error)
      reject(error)
    }
    request.onload = () => {
      const answer = photoSchema.safeParse(request.response?.detail)
      if (answer.success) resolve(answer.data)
      else refuse(toAppError(uploadFile, answerOf(request)))
    }
    request.onerror = () => refuse(new AppError('network.failed'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })

function answerOf(request: XMLHttpRequest): TransportAnswer {
  const retryAfter = retryAfterOf(request.getResponseHeader('retry-after'))
  return {
    status: request.status,
    body: request.response,
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** Replaced in tests. */
export const SendPhotoContext = createContext<SendPhoto>(sendPhoto)
