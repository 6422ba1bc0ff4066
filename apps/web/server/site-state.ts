import type { ApiClient } from '@trassa/api-client/client'
import { readSiteState } from '@trassa/contracts/calls/site'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import type { Config } from '@trassa/gateway/main/config'
import { closedByEnvironment } from '@trassa/gateway/modules/operator-settings/public'
import { keepFresh } from '@trassa/gateway/platform/concurrency/keep-fresh'

/** How long pages show the same state, in milliseconds; the gateway has its own time beside this one. */
const FRESH_MS = 1000

/** How long a page waits for the gateway while an older state is known, in milliseconds. */
const SLOW_MS = 250

/** Before the gateway has answered once: pages that need no call are shown without links. */
const UNKNOWN: SiteState = { outsideLinks: {}, maintenance: null }

/**
 * The state of the site, asked of the gateway at most once in a second for all pages of the process; while the gateway does
 * not answer, its last answer counts. A site that its configuration closes is never shown as open.
 */
export function createSiteState(
  api: ApiClient,
  { outsideLinks, maintenance: isClosed }: Pick<Config, 'outsideLinks' | 'maintenance'>,
): () => Promise<SiteState> {
  const { read } = keepFresh(() => api.ask(readSiteState), {
    freshMs: FRESH_MS,
    slowMs: SLOW_MS,
    // The gateway logs its failures itself.
    onError: () => undefined,
    initial: closedByEnvironment({ outsideLinks, isClosed }, new Date()),
  })
  return () => read().catch(() => UNKNOWN)
}
