import type { ApiClient } from '@trassa/api-client/client'
import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import {
  confirm,
  loginFinish,
  loginInit,
  registerFinish,
  registerInit,
  telegramLink,
  telegramLogin,
} from '@trassa/contracts/calls/auth'
import { readMe, updateMe } from '@trassa/contracts/calls/profiles'
import type { Profile } from '@trassa/contracts/entities/user'
import { loginMachine } from '@trassa/machines/login/login.machine'
import type {
  CodeSent,
  ConfirmCodeInput,
  FinishRegistrationInput,
} from '@trassa/machines/login/login.types'
import { type ActorRefFrom, fromPromise } from 'xstate'

/** The login machine with its slots filled by the gateway's calls (spec §4, §7). */
export const loginOver = (api: ApiClient) =>
  loginMachine.provide({
    actors: {
      initLogin: fromPromise<CodeSent, { phone: string }>(async ({ input }) => {
        const { flow, user } = await api.ask(loginInit, { body: input })
        return { flowId: flow.id, resendAfter: flow.resendAfter, userId: user.id }
      }),
      initRegistration: fromPromise<CodeSent, { phone: string }>(async ({ input }) => {
        const { flow } = await api.ask(registerInit, { body: input })
        return { flowId: flow.id, resendAfter: flow.resendAfter, userId: null }
      }),
      confirmCode: fromPromise<void, ConfirmCodeInput>(async ({ input }) => {
        const { flowId, code, userId } = input
        await api.ask(confirm, { params: { flowId }, body: { code, ...(userId && { userId }) } })
      }),
      finishLogin: fromPromise<void, { flowId: string }>(async ({ input }) => {
        await api.ask(loginFinish, { params: input })
      }),
      finishRegistration: fromPromise<Profile, FinishRegistrationInput>(({ input }) => {
        const { flowId, username, type, telegram } = input
        const signed = telegram && { telegramId: telegram.telegramId, telegram }
        const body = { username, type, ...signed }
        return api.ask(registerFinish, { params: { flowId }, body })
      }),
      loadProfile: fromPromise<Profile, void>(() => api.ask(readMe)),
      saveTelegramUsername: fromPromise<Profile, { telegramUsername: string }>(({ input }) =>
        api.ask(updateMe, { body: input }),
      ),
      telegramLogin: fromPromise<Profile, TelegramPayload>(({ input }) =>
        api.ask(telegramLogin, { body: input }),
      ),
      linkTelegram: fromPromise<Profile, TelegramPayload>(({ input }) =>
        api.ask(telegramLink, { body: input }),
      ),
    },
  })

export type LoginActor = ActorRefFrom<ReturnType<typeof loginOver>>
