import { toAppError } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { uploadAvatar } from '@trassa/contracts/calls/account'
import type { Profile } from '@trassa/contracts/entities/user'
import { logSession } from '../../../shared/api/browser-api.ts'
import { countPending } from '../../../shared/api/pending-calls.ts'
import { logFailure } from '../../../shared/error-reporting/log-failure.ts'

/**
 * Uploads the picture of the session's user.
 *
 * @throws AppError of `account.uploadAvatar`, `network.failed`
 */
export async function sendAvatar(picture: Blob): Promise<Profile> {
  const body = new FormData()
  body.append('file', picture, 'avatar')
  const headers = { 'x-log-session': logSession }
  try {
    const response = await countPending(
      fetch(`/gateway${uploadAvatar.path}`, { method: uploadAvatar.method, headers, body }),
    ).catch((cause: unknown) => {
      throw new AppError('network.failed', { cause })
    })
    const answer = await response.json().catch(() => null)
    if (!response.ok) throw toAppError(uploadAvatar, { status: response.status, body: answer })
    return answer.detail
  } catch (error) {
    logFailure(uploadAvatar, error)
    throw error
  }
}
