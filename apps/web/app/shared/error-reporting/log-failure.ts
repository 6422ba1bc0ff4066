import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'

/** spec §7: a list of cities that did not come is only logged. */
const CITIES_FAILED = 'Ошибка загрузки городов'

/**
 * spec §8: any failed call is logged with its method, address and what the gateway said. The address is
 * the declared one, so that no phone or id gets into a log. A missing session is not a failure.
 */
export function logFailure(call: Call, error: unknown): void {
  if (!(error instanceof AppError) || error.code === 'session.missing') return
  const details = error.issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)
  console.warn(
    ...(call.id === 'cities.list' ? [CITIES_FAILED] : []),
    `${call.method} ${call.path}`,
    error.code,
    ...(error.sessionId ? [error.sessionId] : []),
    ...details,
  )
}
