import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { SiteStateReader } from './site-state.ts'

const mayChange = ({ method, whileClosed }: Call, visitor: Visitor | null): boolean =>
  method === 'GET' || whileClosed === true || (visitor !== null && hasRole(visitor.role, 'support'))

const textOf = ({ text }: NonNullable<SiteState['maintenance']>): string =>
  `${ERROR_TEXTS['site.maintenance']} ${text}`

/** What a change is answered while the site is closed, with the operator's words; `null` while it is open. */
export const createClosedText = (state: SiteStateReader) => async (): Promise<string | null> => {
  const { maintenance } = await state.read()
  return maintenance && textOf(maintenance)
}

/**
 * Refuses what would change something while the site is closed for technical work (docs/decisions/153): all but the staff's
 * calls and those that are declared with `whileClosed`. Reading goes on.
 */
export const createClosedSite =
  (state: SiteStateReader) =>
  /** @throws AppError `site.maintenance` with the operator's words */
  async (call: Call, visitor: Visitor | null): Promise<void> => {
    if (mayChange(call, visitor)) return
    const { maintenance } = await state.read()
    if (!maintenance) return
    throw new AppError('site.maintenance', {
      detail: textOf(maintenance),
      retryAfter: maintenance.retryAfter,
    })
  }
