import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { Profile } from '@trassa/contracts/entities/user'

type Answer = (args: { params?: unknown; query?: unknown; body?: unknown }) => unknown

/** A scripted gateway: answers by the call's id; an unexpected call fails. */
export function fakeApi(answers: Record<string, Answer>) {
  const asked: { id: string; body?: unknown }[] = []
  const api: ApiClient = {
    async ask(call, ...[args]) {
      const given = (args ?? {}) as Parameters<Answer>[0]
      asked.push({ id: call.id, ...(given.body !== undefined && { body: given.body }) })
      const answer = answers[call.id]
      if (!answer) throw new Error(`Nobody answers ${call.id}`)
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

export const IVAN: Profile = {
  id: '7',
  username: 'Иван',
  avatar: null,
  phone: '+79161234567',
  type: 0,
  role: 'user',
  slug: 'ivan',
  telegramId: null,
  telegramUsername: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}
