import type { SendPhoto } from '@trassa/ad-form/photos/send-photo'
import { toAppError } from '@trassa/api-client/client'
import { retryAfterOf } from '@trassa/api-client/fetch-transport'
import type { TransportAnswer } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { uploadFile } from '@trassa/contracts/calls/files'
import type { Photo } from '@trassa/contracts/entities/photo'
import { createContext } from 'react'
import { logSession } from '../../../shared/api/browser-api.ts'
import { logFailure } from '../../../shared/error-reporting/log-failure.ts'

/** Milliseconds without a byte or an answer after which the connection counts as lost; a busy server takes some. */
const SILENCE = 60_000

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
    const refuse = (error: AppError) => {
      clearTimeout(silence)
      logFailure(uploadFile, error)
      reject(error)
    }
    const lost = () => refuse(new AppError('network.failed'))
    // `timeout` would end a slow connection as well, which gets on.
    const giveUp = () => {
      lost()
      request.abort()
    }
    let silence = setTimeout(giveUp, SILENCE)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE)
      onProgress(total ? loaded / total : 0)
    }
    request.onload = () => {
      clearTimeout(silence)
      const { status, response } = request
      if (status < 400 && response?.detail) resolve(response.detail as Photo)
      else refuse(toAppError(uploadFile, answerOf(request)))
    }
    request.onerror = lost
    request.onabort = () => {
      clearTimeout(silence)
      reject(signal.reason)
    }
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
