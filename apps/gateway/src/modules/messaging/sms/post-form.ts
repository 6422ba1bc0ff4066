import { DeliveryFailure } from '../channels/delivery-failure.ts'

/** The outbox's claim on a message lasts longer (`CLAIM_SECONDS`). */
const TIMEOUT_MS = 8000

/**
 * Posts a form and reads JSON, so that phones stay out of addresses, which proxies log. A redirect is a
 * failure: the keys and phones in the form are for the configured host alone.
 *
 * @throws DeliveryFailure `provider` when no answer came in time or it cannot be read.
 */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  const { host } = new URL(url)
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new DeliveryFailure('provider', `${host}: no answer`, { cause })
  })
  if (!response.ok) throw new DeliveryFailure('provider', `${host}: status ${response.status}`)
  return response.json().catch((cause: unknown) => {
    throw new DeliveryFailure('provider', `${host}: not JSON`, { cause })
  })
}
