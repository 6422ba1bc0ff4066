import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import { assign, emit, setup } from 'xstate'
import { slot } from './actor-slot.ts'
import { type Failure, failureOf } from './failure.ts'

interface TelegramLinkContext {
  /** `null` while no Telegram is linked. */
  telegramId: string | null
  /** What the widget signed; kept so that a failed link can be tried again. */
  payload: TelegramPayload | null
  /** The one-time link into the bot, once it is made. */
  deepLink: string | null
  failure: Failure | null
}

export type TelegramLinkEvent =
  | { type: 'telegram.received'; payload: TelegramPayload }
  | { type: 'deepLink.requested' }
  | { type: 'wait.cancelled' }
  | { type: 'unlink.requested' }
  | { type: 'failure.dismissed' }

/** The linked or unlinked account, for whoever keeps the profile. */
export type TelegramLinkEmitted = { type: 'profile.changed'; profile: Profile }

const saveFailure = {
  target: 'failed',
  actions: {
    type: 'saveFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const

const changeProfile = {
  type: 'changeProfile',
  params: ({ event }: { event: { output: Profile } }) => event.output,
} as const

const tellProfile = {
  type: 'tellProfile',
  params: ({ event }: { event: { output: Profile } }) => event.output,
} as const

const changed = [changeProfile, tellProfile] as const
