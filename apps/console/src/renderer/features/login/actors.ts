import type { ApiClient } from '@trassa/api-client/client'
import { confirm, loginFinish, loginInit } from '@trassa/contracts/calls/auth'
import { readMe } from '@trassa/contracts/calls/profiles'
import { loginMachine } from '@trassa/machines/login/login.machine'
import type { CodeSent, ConfirmCodeInput } from '@trassa/machines/login/login.types'
import { fromPromise } from 'xstate'

/** The login machine over the bridge. The console has no registration and no Telegram: those slots stay empty. */
export const consoleLogin = (api: ApiClient) =>
  loginMachine.provide({
    actors: {
      initLogin: fromPromise(async ({ input }: { input: { phone: string } }): Promise<CodeSent> => {
        const { flow, user } = await api.ask(loginInit, { body: { phone: input.phone } })
        return { flowId: flow.id, userId: user.id, resendAfter: flow.resendAfter }
      }),
      confirmCode: fromPromise(async ({ input }: { input: ConfirmCodeInput }) => {
        const { flowId, code, userId } = input
        await api.ask(confirm, {
          params: { flowId },
          body: { code, ...(userId !== null && { userId }) },
        })
      }),
      finishLogin: fromPromise(async ({ input: { flowId } }: { input: { flowId: string } }) => {
        await api.ask(loginFinish, { params: { flowId } })
      }),
      loadProfile: fromPromise(() => api.ask(readMe)),
    },
  })
