import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import type { CodeSent } from '../login/login.types.ts'

export const PROFILE: Profile = {
  id: '7',
  username: 'Иван',
  avatar: null,
  phone: '+79161234567',
  type: 0,
  role: 'user',
  slug: 'ivan',
  telegramId: null,
  telegramUsername: null,
  companyName: null,
  inn: null,
  about: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}

export const PAYLOAD: TelegramPayload = {
  telegramId: '100500',
  firstName: 'Иван',
  authDate: 1_760_000_000,
  hash: 'a'.repeat(64),
}

export const SENT: CodeSent = { flowId: 'flow-1', userId: '7', resendAfter: 60 }
