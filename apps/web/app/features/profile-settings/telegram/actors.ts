import type { ApiClient } from '@trassa/api-client/client'
import { type TelegramPayload, telegramLink } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import { telegramLinkMachine } from '@trassa/machines/telegram-link/telegram-link.machine'
import { fromPromise } from 'xstate'

/**
 * The machine with the slot that profile settings use: linking by the widget (spec §7: telegram/link).
 * Unlinking and the bot's deep link have no calls yet; their events are never sent from here.
 */
export const telegramLinkOver = (api: ApiClient) =>
  telegramLinkMachine.provide({
    actors: {
      linkTelegram: fromPromise<Profile, TelegramPayload>(({ input }) =>
        api.ask(telegramLink, { body: input }),
      ),
    },
  })
