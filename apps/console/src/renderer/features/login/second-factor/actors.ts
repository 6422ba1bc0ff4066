import type { ApiClient } from '@trassa/api-client/client'
import {
  confirmSecondFactor,
  enrollSecondFactor,
  recoverSecondFactor,
  verifySecondFactor,
} from '@trassa/contracts/calls/second-factor'
import { secondFactorMachine } from '@trassa/machines/second-factor/second-factor.machine'
import { fromPromise } from 'xstate'

/** The second-factor machine over the bridge. */
export const consoleSecondFactor = (api: ApiClient) =>
  secondFactorMachine.provide({
    actors: {
      enroll: fromPromise(() => api.ask(enrollSecondFactor)),
      confirm: fromPromise(
        async ({ input }: { input: { code: string } }): Promise<readonly string[]> => {
          const { recoveryCodes } = await api.ask(confirmSecondFactor, { body: input })
          return recoveryCodes
        },
      ),
      verify: fromPromise(async ({ input }: { input: { code: string } }) => {
        await api.ask(verifySecondFactor, { body: input })
      }),
      recover: fromPromise(async ({ input }: { input: { recoveryCode: string } }) => {
        await api.ask(recoverSecondFactor, { body: input })
      }),
    },
  })
