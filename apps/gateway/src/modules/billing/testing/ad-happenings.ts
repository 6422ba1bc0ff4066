import type { EventActor } from '@trassa/machines/event-actor'
import { DAY } from '../../../testing/ads.ts'
import type { TestGateway } from '../../../testing/test-gateway.ts'
import { type AdLifecycle, SYSTEM } from '../../ads/public.ts'

type AdEvent = Parameters<AdLifecycle['applyEvent']>[1]['event']
type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'now'> : never

const REASONS = [{ code: 'price.unreal' as const, field: 'price', message: 'Цена неверна' }]

interface Actors extends Record<'owner' | 'blocker' | 'moderator' | 'senior', EventActor> {
  now: Date
}

/** Events that put an ad into the lists, keep it there or take it out of them. */
const EVENTS = {
  expire: () => ({ type: 'ad.expired', actor: SYSTEM }),
  withdraw: ({ owner: actor }) => ({ type: 'ad.withdrawn', reason: 'other', actor }),
  renew: ({ owner: actor }) => ({ type: 'ad.renewed', actor }),
  block: ({ blocker: actor }) => ({ type: 'ad.blocked', reasons: REASONS, actor }),
  appeal: ({ owner: actor }) => ({ type: 'ad.appealed', text: 'Цена верна', actor }),
  approve: ({ moderator: actor }) => ({ type: 'ad.approved', actor }),
  prolong: ({ moderator: actor, now }) => {
    const expiresAt = new Date(now.getTime() + 40 * DAY)
    return { type: 'ad.datesSet', expiresAt, reason: 'Сбой', actor }
  },
  publish: ({ senior: actor }) => ({ type: 'ad.overridden', stat: 1, comment: 'Ошибка', actor }),
  remove: ({ owner: actor }) => ({ type: 'ad.deleted', actor }),
  restore: ({ moderator: actor }) => ({ type: 'ad.restored', actor }),
  lift: ({ owner: actor }) => ({ type: 'ad.lifted', actor }),
} as const satisfies Record<string, (actors: Actors) => WithoutTime<AdEvent>>

export type Happening = keyof typeof EVENTS
export const HAPPENINGS = Object.keys(EVENTS) as Happening[]

/** Who decides on ads, and what they and the owners do. */
export async function createHappenings(gateway: TestGateway) {
  const userOf = async (role: 'moderator' | 'seniorModerator'): Promise<EventActor> => {
    const { id: userId } = await gateway.createUser({ role })
    return { kind: 'user', userId, role }
  }
  const blocker = await userOf('moderator')
  const moderator = await userOf('moderator')
  const senior = await userOf('seniorModerator')
  return {
    senior,
    event: (happening: Happening, owner: EventActor, now: Date): AdEvent => ({
      ...EVENTS[happening]({ owner, blocker, moderator, senior, now }),
      now,
    }),
  }
}
