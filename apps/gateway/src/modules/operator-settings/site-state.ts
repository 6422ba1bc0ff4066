import {
  type OperatorSetting,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import { LINK_IDS, linkKey } from '@trassa/contracts/enumerations/operator-settings'
import type { OutsideLinks } from '@trassa/contracts/outside-links'
import { keepFresh } from '../../platform/concurrency/keep-fresh.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readCurrentSettings } from './operator-settings.repository.ts'

/** How old the settings are at most that a process answers by, in milliseconds. */
const FRESH_MS = 2000

/** How long a request waits for the database while the process knows an older state, in milliseconds. */
const SLOW_MS = 250

/** What the server's environment says, where nothing is set (docs/decisions/089). */
export interface Environment {
  outsideLinks: OutsideLinks
  /** `MAINTENANCE`: closed, whatever is set. */
  isClosed: boolean
}

/** Of a site that its environment closes. */
const COME_LATER = 'Загляните немного позже.'

/** After how many seconds a client asks again: where no end was announced or it has passed, and at most. */
const RETRY = { unknown: 600, longest: 3600 }

/** Seconds after which a closed site is worth another try. */
export function retryAfterOf(until: string | null, now: Date): number {
  const left = until === null ? 0 : (Date.parse(until) - now.getTime()) / 1000
  return left <= 0 ? RETRY.unknown : Math.ceil(Math.min(left, RETRY.longest))
}

/** The operator's settings over the environment's, as pages see them. */
export function siteStateOf(
  settings: readonly OperatorSetting[],
  { outsideLinks, isClosed }: Environment,
  now: Date,
): SiteState {
  const links = LINK_IDS.flatMap((id) => {
    const address = settingValue(settings, linkKey(id)) ?? outsideLinks[id]
    return address ? [[id, address] as const] : []
  })
  const announced =
    settingValue(settings, 'maintenance') ?? (isClosed ? { text: COME_LATER, until: null } : null)
  return {
    outsideLinks: Object.fromEntries(links),
    maintenance: announced && { ...announced, retryAfter: retryAfterOf(announced.until, now) },
  }
}

export type SiteStateReader = ReturnType<typeof createSiteState>

interface SiteStateOptions {
  db: Database
  now: () => Date
  environment: Environment
  onError: (error: unknown) => void
}

/** The state of a site that its environment closes, which needs no database; `undefined` where it does not. */
export const closedByEnvironment = (environment: Environment, now: Date): SiteState | undefined =>
  environment.isClosed ? siteStateOf([], environment, now) : undefined

/**
 * The state of the site, read every two seconds at most; while the database cannot be read or is slow, the last one that
 * was, and before any the environment's, where it closes the site.
 */
export const createSiteState = ({ db, now, environment, onError }: SiteStateOptions) =>
  keepFresh(
    async () => {
      const current = await readCurrentSettings(db)
      return siteStateOf(
        current.map(({ setting }) => setting),
        environment,
        now(),
      )
    },
    {
      freshMs: FRESH_MS,
      slowMs: SLOW_MS,
      onError,
      initial: closedByEnvironment(environment, now()),
    },
  )
