import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import { CHANGE_NOT_SAVED } from '@trassa/contracts/change-not-saved'
import type { ErrorCode } from '@trassa/contracts/errors'
import { errorAlertStore } from '../error-reporting/error-alert-store.ts'
import { logFailure } from '../error-reporting/log-failure.ts'
import { countPending } from './pending-calls.ts'

const IN_PLACE: readonly ErrorCode[] = [
  'request.invalid',
  'ad.incomplete',
  'ad.quota',
  'ad.company_quota',
  'ad.stale',
  'ad.phone_hidden',
  'favorites.too_many',
]

/** Every failure of these is shown beside their button. */
export const IN_PLACE_CALLS: readonly string[] = [
  'account.phoneChangeInit',
  'account.phoneChangeResend',
  'account.phoneChangeFinish',
  'account.deletionInit',
  'account.deletionFinish',
  'account.export',
  'account.chooseNotice',
  'ads.revealPhone',
  'ads.answerConfirmation',
  'complaints.complain',
  'mailForms.help',
  'mailForms.delivery',
  'buyback.send',
]

/** The visitor did not ask for them: they move no progress bar and raise no alert. */
export const BACKGROUND_CALLS: readonly string[] = [
  'ads.countView',
  'ads.countImpressions',
  'favorites.takeOver',
  'filter.suggest',
  'filter.countSearch',
]

/**
 * Failures with an answer of their own beside the field or in the dialog; an alert over it would only
 * repeat less precisely what is already on the screen (docs/decisions/007).
 */
const isAnsweredInPlace = (call: Call, code: ErrorCode) =>
  /^(?:auth|payments|notificationPresets)\./.test(call.id) ||
  IN_PLACE_CALLS.includes(call.id) ||
  IN_PLACE.includes(code)

/**
 * The client of the browser: what is under way moves the progress bar, every failure is logged, a failed POST, PUT or
 * PATCH raises the global alert with the session id (spec §8), also where no answer of the gateway repeated it.
 */
export function withCallReporting(api: ApiClient, sessionId: string): ApiClient {
  return {
    async ask(call, ...rest) {
      const isBackground = BACKGROUND_CALLS.includes(call.id)
      const answer = api.ask(call, ...rest)
      try {
        return await (isBackground ? answer : countPending(answer))
      } catch (error) {
        logFailure(call, error, (rest[0] as { params?: unknown } | undefined)?.params)
        const changes = call.method === 'POST' || call.method === 'PUT' || call.method === 'PATCH'
        const isAnswered =
          isBackground || !(error instanceof AppError) || isAnsweredInPlace(call, error.code)
        if (changes && !isAnswered) {
          errorAlertStore.write({ text: CHANGE_NOT_SAVED, sessionId })
        }
        throw error
      }
    },
  }
}
