import type { ApiClient } from '@trassa/api-client/client'
import { readSiteState } from '@trassa/contracts/calls/site'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import { keepFresh } from '@trassa/gateway/platform/concurrency/keep-fresh'

/** How long pages show the same state, in milliseconds; the gateway has its own time beside this one. */
const FRESH_MS = 1000

/** Before the gateway has answered once: pages that need no call are shown without links. */
const UNKNOWN: SiteState = { outsideLinks: {}, maintenance: null }

/**
 * The state of the site, asked of the gateway at most once in a second for all pages of the process; while the gateway does
 * not answer, its last answer counts.
 */
export function createSiteState(api: ApiClient): () => Promise<SiteState> {
  const { read } = keepFresh(() => api.ask(readSiteState), {
    freshMs: FRESH_MS,
    // The gateway logs its failures itself.
    onError: () => undefined,
  })
  return () => read().catch(() => UNKNOWN)
}
