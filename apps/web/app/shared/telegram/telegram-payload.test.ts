import { describe, expect, it } from 'vitest'
import { readTelegramMessage } from './telegram-payload.ts'

const USER = { id: 100500, first_name: 'Иван', auth_date: 1_760_000_000, hash: 'a'.repeat(64) }

describe('Telegram widget', () => {
  it('hands over what it signed', () => {
    const text = JSON.stringify({ event: 'auth_user', auth_data: { ...USER, username: 'ivan' } })
    expect(readTelegramMessage(text)).toEqual({
      telegramId: '100500',
      firstName: 'Иван',
      username: 'ivan',
      authDate: 1_760_000_000,
      hash: USER.hash,
    })
  })

  it.each([
    ['not text', { event: 'auth_user', auth_data: USER }],
    ['no JSON', 'resize'],
    ['another event', JSON.stringify({ event: 'resize', height: 40 })],
    ['no signature', JSON.stringify({ event: 'auth_user', auth_data: { ...USER, hash: '' } })],
  ])('takes nothing else: %s', (_, message) => {
    expect(readTelegramMessage(message)).toBeNull()
  })
})
