import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { PROFILE } from '@trassa/machines/testing/account-samples'

export type Answer = (args: { params?: unknown; query?: unknown; body?: unknown }) => unknown

/** A scripted gateway: answers by the call's id; an unexpected call fails. */
export function fakeApi(answers: Record<string, Answer>) {
  const asked: { id: string; body?: unknown }[] = []
  const api: ApiClient = {
    async ask(call, ...[args]) {
      const given = (args ?? {}) as Parameters<Answer>[0]
      asked.push({ id: call.id, ...(given.body !== undefined && { body: given.body }) })
      const answer = answers[call.id]
      if (!answer) throw new Error(`No answer is given for ${call.id}`)
      return (await answer(given)) as never
    },
  }
  return { api, asked, answers }
}

/** `'profiles.me': anonymous` – there is no session. */
export const anonymous: Answer = () => {
  throw new AppError('session.missing')
}

export const fails =
  (code: AppError['code']): Answer =>
  () => {
    throw new AppError(code, { sessionId: 'session-1' })
  }

/** The logged-in user of the tests. */
export const IVAN = PROFILE
