import { GrammyError, HttpError } from 'grammy'
import { DeliveryFailure } from '../channels/delivery-failure.ts'

/** Refusals with status 400 that are about the chat; all the others are about the message. */
const CHAT_IS_GONE = /chat not found|peer_id_invalid|user is deactivated|user_is_blocked/i

/** Refusals of a picture: Telegram could not load it from its address, or it is none. */
const PICTURE_IS_BAD =
  /failed to get http url content|wrong (file identifier|type of the web page content)|webpage_\w+|image_process_failed|photo_\w+/i

/** Whether the message would be taken without its picture. */
export const isPictureRefused = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && PICTURE_IS_BAD.test(error.description)

/** Failures before the request had left. */
const UNSENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

const isUnsent = (error: unknown): boolean =>
  error instanceof HttpError && UNSENT.has((error.error as { code?: unknown } | null)?.code)

/**
 * What a failed call means for the delivery. Telegram's description may repeat the message, so only the
 * code is kept.
 */
export function telegramFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof GrammyError)) {
    return new DeliveryFailure('provider', 'telegram: no answer', { isInDoubt: !isUnsent(error) })
  }
  const { error_code: code, description, parameters } = error
  const message = `telegram: error ${code}`
  if (code === 429) {
    const { retry_after: retryAfterSeconds } = parameters
    return new DeliveryFailure('provider', message, { retryAfterSeconds })
  }
  if (code === 403 || (code === 400 && CHAT_IS_GONE.test(description))) {
    return new DeliveryFailure('recipient', message, { isShutOut: true })
  }
  // 401 and 404 are about the bot's token: messages wait until it is right.
  return new DeliveryFailure(code === 400 || code === 413 ? 'recipient' : 'provider', message)
}
