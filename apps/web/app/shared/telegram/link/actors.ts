import type { ApiClient } from '@trassa/api-client/client'
import {
  type TelegramLink,
  telegramDeepLink,
  telegramLink,
  telegramUnlink,
} from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import {
  type BotWait,
  telegramLinkMachine,
} from '@trassa/machines/telegram-link/telegram-link.machine'
import { fromPromise } from 'xstate'
import { waitForBot } from './wait-for-bot.ts'

/**
 * The machine with its slots: linking by the widget or by a one-time link into the bot, and unlinking (spec §7:
 * telegram/link, domain §2).
 */
export const telegramLinkOver = (api: ApiClient, userId: string) =>
  telegramLinkMachine.provide({
    actors: {
      linkTelegram: fromPromise<Profile, TelegramLink>(({ input }) =>
        api.ask(telegramLink, { body: input }),
      ),
      createDeepLink: fromPromise<{ url: string }, void>(() => api.ask(telegramDeepLink)),
      awaitBot: fromPromise<Profile, BotWait>(({ input, signal }) =>
        waitForBot(api, { userId, telegramId: input.telegramId, signal }),
      ),
      unlinkTelegram: fromPromise<Profile, void>(() => api.ask(telegramUnlink)),
    },
  })
