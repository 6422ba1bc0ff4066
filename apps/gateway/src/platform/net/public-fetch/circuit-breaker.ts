import { FetchRefusal } from './fetch-refusal.ts'
import type { PublicFetch } from './public-fetch.ts'

/** Requests in a row without an answer, after which a host is not asked. */
const FAILURES = 3
/** For so long. */
const OPEN_MS = 5 * 60_000

interface Host {
  failures: number
  until: number
}

/**
 * A circuit breaker for each host: one that does not answer is refused at once as `timeout` for five minutes, instead of
 * holding up the caller for the whole time limit with every address.
 */
export function withCircuitBreaker(
  fetch: PublicFetch,
  now: () => number = () => performance.now(),
): PublicFetch {
  const hosts = new Map<string, Host>()

  function failed(name: string): void {
    for (const [other, { until }] of hosts) if (until <= now()) hosts.delete(other)
    const failures = (hosts.get(name)?.failures ?? 0) + 1
    hosts.set(name, { failures, until: now() + OPEN_MS })
  }

  return async (address, asked) => {
    const name = URL.parse(address)?.host ?? ''
    const host = hosts.get(name)
    if (host && host.failures >= FAILURES && host.until > now()) throw new FetchRefusal('timeout')
    try {
      const fetched = await fetch(address, asked)
      hosts.delete(name)
      return fetched
    } catch (error) {
      if (isSilent(error) && !asked.signal?.aborted) failed(name)
      else hosts.delete(name)
      throw error
    }
  }
}

/** No answer came. An answer that cannot be used comes from a host that works. */
const isSilent = (error: unknown): boolean =>
  error instanceof FetchRefusal && (error.fault === 'timeout' || error.fault === 'failed')
