import type { TelegramLink, TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import { assign, emit, setup } from 'xstate'
import { actorSlot } from '../actor-slot.ts'
import { type Failure, failureOf } from '../failure.ts'
import { requireValue } from '../require-value.ts'

interface TelegramLinkInput {
  /** `null` where no Telegram is linked. */
  telegramId: string | null
  /** Of the account; goes with the signed payload (spec §7: telegram/link). */
  phone?: string
}

/** What the bot is waited for with. */
export interface BotWait {
  /** The Telegram that is linked until then; `null` for none. */
  telegramId: string | null
}

interface TelegramLinkContext {
  phone: string | undefined
  /** `null` while no Telegram is linked. */
  telegramId: string | null
  /** The payload signed by the widget. */
  payload: TelegramPayload | null
  /** The one-time link into the bot, once it is made (domain §2). */
  deepLink: string | null
  failure: Failure | null
}

export type TelegramLinkEvent =
  | { type: 'widget.opened' }
  | { type: 'telegram.received'; payload: TelegramPayload }
  | { type: 'deepLink.requested' }
  | { type: 'wait.cancelled' }
  | { type: 'unlink.requested' }
  | { type: 'failure.dismissed' }

/** The account after linking or unlinking, for the listener that stores the profile. */
export type TelegramLinkEmitted = { type: 'profile.changed'; profile: Profile }

const onError = {
  target: '#telegramLink.failed',
  actions: {
    type: 'saveFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const

const outputOf = ({ event }: { event: { output: Profile } }) => event.output

/** The next state depends on the changed profile. */
const onDone = {
  target: '#telegramLink.settling',
  actions: [
    { type: 'saveProfile', params: outputOf },
    { type: 'tellProfile', params: outputOf },
  ],
} as const

const receive = {
  target: '#telegramLink.linking',
  actions: {
    type: 'savePayload',
    params: ({ event }: { event: { payload: TelegramPayload } }) => event.payload,
  },
} as const

/** Linking Telegram in profile settings, by the widget or by a one-time link into the bot (domain §2, §8). */
export const telegramLinkMachine = setup({
  types: {
    context: {} as TelegramLinkContext,
    events: {} as TelegramLinkEvent,
    input: {} as TelegramLinkInput,
    tags: {} as 'busy',
    emitted: {} as TelegramLinkEmitted,
  },
  actors: {
    linkTelegram: actorSlot<Profile, TelegramLink>('linkTelegram'),
    unlinkTelegram: actorSlot<Profile, void>('unlinkTelegram'),
    createDeepLink: actorSlot<{ url: string }, void>('createDeepLink'),
    /** Resolves once the bot was started with the link: the profile has another Telegram then. */
    awaitBot: actorSlot<Profile, BotWait>('awaitBot'),
  },
  guards: {
    isLinked: ({ context }) => context.telegramId !== null,
  },
  actions: {
    savePayload: assign((_, payload: TelegramPayload) => ({ payload })),
    saveDeepLink: assign((_, { url }: { url: string }) => ({ deepLink: url })),
    saveFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    saveProfile: assign((_, { telegramId }: Profile) => ({ telegramId })),
    tellProfile: emit((_, profile: Profile) => ({ type: 'profile.changed' as const, profile })),
    forget: assign({ payload: null, deepLink: null, failure: null }),
  },
}).createMachine({
  id: 'telegramLink',
  context: ({ input }) => ({
    phone: input.phone,
    telegramId: input.telegramId,
    payload: null,
    deepLink: null,
    failure: null,
  }),
  initial: 'settling',
  states: {
    settling: {
      entry: 'forget',
      always: [{ guard: 'isLinked', target: 'linked' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'widget.opened': 'waiting.widget',
        'telegram.received': receive,
        'deepLink.requested': 'waiting.deepLink',
      },
    },
    waiting: {
      on: { 'telegram.received': receive, 'wait.cancelled': 'settling' },
      initial: 'widget',
      states: {
        widget: {},
        deepLink: {
          tags: 'busy',
          invoke: {
            id: 'createDeepLink',
            src: 'createDeepLink',
            onDone: {
              target: 'bot',
              actions: { type: 'saveDeepLink', params: ({ event }) => event.output },
            },
            onError,
          },
        },
        bot: {
          invoke: {
            id: 'awaitBot',
            src: 'awaitBot',
            input: ({ context: { telegramId } }) => ({ telegramId }),
            onDone,
            onError,
          },
        },
      },
    },
    linking: {
      tags: 'busy',
      invoke: {
        id: 'linkTelegram',
        src: 'linkTelegram',
        input: ({ context }) => ({
          ...requireValue(context.payload, 'Telegram payload'),
          phone: context.phone,
        }),
        onDone,
        onError,
      },
    },
    linked: {
      on: {
        // The link can be changed to another Telegram account (domain §2).
        'widget.opened': 'waiting.widget',
        'deepLink.requested': 'waiting.deepLink',
        'unlink.requested': 'unlinking',
      },
    },
    unlinking: {
      tags: 'busy',
      invoke: { id: 'unlinkTelegram', src: 'unlinkTelegram', onDone, onError },
    },
    failed: { on: { 'failure.dismissed': 'settling' } },
  },
})
