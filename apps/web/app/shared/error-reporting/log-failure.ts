import { describeFailedCall } from '@trassa/api-client/failed-call'
import type { Call } from '@trassa/contracts/call'

/** spec §7: a list of cities that did not come is only logged. */
const CITIES_FAILED = 'Ошибка загрузки городов'

/** spec §8: writes a failed call to the browser's console. */
export function logFailure(call: Call, error: unknown, params?: unknown): void {
  const parts = describeFailedCall(call, error, params)
  if (parts) console.warn(...(call.id === 'cities.list' ? [CITIES_FAILED] : []), ...parts)
}
