import type { BatchAction } from '@trassa/contracts/entities/batch'
import type { ErrorCode } from '@trassa/contracts/errors'
import { hasTrait } from '@trassa/machines/ad-lifecycle/ad-event-traits'
import { AD_TERMS } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { eventForStat } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { Visitor } from '../../../../platform/http/visitor.ts'
import { type AdRecord, actorOf, type CommandFor, statAt } from '../../../ads/public.ts'

/** By whom and when. */
interface ActionBy {
  moderator: Pick<Visitor, 'userId' | 'role'>
  now: Date
}

type ActionOf<Type extends BatchAction['type']> = Extract<BatchAction, { type: Type }>

/** A moderator's lift; an expired ad counts as expired before the job has written it (domain §3). */
export function liftEvent(
  ad: AdRecord,
  { reason }: { reason: string },
  { moderator, now }: ActionBy,
): AdEvent | null {
  if (statAt(ad, now) !== ad.stat) return null
  return { type: 'ad.lifted', reason, actor: actorOf(moderator), now }
}

/** The event that leads to a stat, where many ads may have it at once. */
export function statEvent(
  ad: AdRecord,
  action: Omit<ActionOf<'stat'>, 'type'>,
  { moderator, now }: ActionBy,
): AdEvent | null {
  const shown = { ...ad, stat: statAt(ad, now) }
  const event = eventForStat(shown, action, actorOf(moderator), now)
  return event && hasTrait(event, 'allowedInBulk') ? event : null
}

const asCommand = (event: AdEvent | null) => event && { event }

function datesCommand(
  ad: AdRecord,
  { expiresAt, publishedAt }: { expiresAt: Date; publishedAt?: Date | undefined },
  { reason, by }: { reason: string; by: ActionBy },
): { event: AdEvent } | ErrorCode {
  const { now, moderator } = by
  const left = expiresAt.getTime() - now.getTime()
  const from = publishedAt ?? ad.publishedAt
  if (left <= 0 || left > AD_TERMS.datesAhead) return 'moderation.dates_illegal'
  if (publishedAt && publishedAt > now) return 'moderation.dates_illegal'
  const isSame =
    ad.expiresAt?.getTime() === expiresAt.getTime() && from?.getTime() === ad.publishedAt?.getTime()
  if (isSame) return 'moderation.unchanged'
  const dates = { expiresAt, ...(publishedAt && { publishedAt }) }
  return { event: { type: 'ad.datesSet', ...dates, reason, actor: actorOf(moderator), now } }
}

const DAY = 24 * 60 * 60 * 1000

/** What each action does with an ad; a message changes none. */
const COMMANDS: {
  [Type in Exclude<BatchAction['type'], 'message'>]: (
    action: ActionOf<Type>,
    by: ActionBy,
  ) => CommandFor
} = {
  lift: (action, by) => (ad) => asCommand(liftEvent(ad, action, by)),
  stat: (action, by) => (ad) => asCommand(statEvent(ad, action, by)),
  expiry: ({ expiresAt, publishedAt, reason }, by) => {
    const dates = {
      expiresAt: new Date(expiresAt),
      ...(publishedAt && { publishedAt: new Date(publishedAt) }),
    }
    return (ad) => datesCommand(ad, dates, { reason, by })
  },
  shiftExpiry:
    ({ days, reason }, by) =>
    (ad) =>
      ad.expiresAt &&
      datesCommand(
        ad,
        { expiresAt: new Date(ad.expiresAt.getTime() + days * DAY) },
        { reason, by },
      ),
  city:
    ({ cityId, reason }, { moderator, now }) =>
    (ad) => {
      if (ad.cityId === cityId) return 'moderation.unchanged'
      const event = { type: 'ad.corrected', reason, actor: actorOf(moderator), now } as const
      return { event, content: { cityId } }
    },
}

/** The command that a batch's action is for one ad. */
export const commandForAction = (
  action: Exclude<BatchAction, { type: 'message' }>,
  by: ActionBy,
): CommandFor =>
  (COMMANDS[action.type] as (action: BatchAction, by: ActionBy) => CommandFor)(action, by)
