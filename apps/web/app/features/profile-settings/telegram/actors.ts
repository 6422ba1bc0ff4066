import type { ApiClient } from '@trassa/api-client/client'
import { type TelegramLink, telegramLink, telegramUnlink } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import { telegramLinkMachine } from '@trassa/machines/telegram-link/telegram-link.machine'
import { fromPromise } from 'xstate'

/**
 * The machine with the slots that profile settings use: linking by the widget and unlinking (spec §7:
 * telegram/link). The bot's deep link has no call yet; its event is never sent from here.
 */
export const telegramLinkOver = (api: ApiClient) =>
  telegramLinkMachine.provide({
    actors: {
      linkTelegram: fromPromise<Profile, TelegramLink>(({ input }) =>
        api.ask(telegramLink, { body: input }),
      ),
      unlinkTelegram: fromPromise<Profile, void>(() => api.ask(telegramUnlink)),
    },
  })
