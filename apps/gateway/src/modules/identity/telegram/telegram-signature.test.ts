import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BOT_TOKEN, signedPayload } from '../../../testing/telegram.ts'
import { createTelegramSignature, signTelegram } from './telegram-signature.ts'

const { check } = createTelegramSignature({ token: BOT_TOKEN })
const refusal = expect.objectContaining({ code: 'auth.telegram_signature' })
const DAY = 24 * 60 * 60
const now = () => Math.floor(Date.now() / 1000)

describe('domain §2: the signature of the Telegram Login Widget', () => {
  it('is made as Telegram documents it', () => {
    const authDate = now()
    const lines = [
      `auth_date=${authDate}`,
      'first_name=Иван',
      'id=42',
      'last_name=Петров',
      'photo_url=https://t.me/i/42.jpg',
      'username=ivan42',
    ]
    const key = createHash('sha256').update(BOT_TOKEN).digest()
    const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex')
    const payload = {
      telegramId: '42',
      firstName: 'Иван',
      lastName: 'Петров',
      username: 'ivan42',
      photoUrl: 'https://t.me/i/42.jpg',
      authDate,
      hash,
    }
    expect(() => check(payload)).not.toThrow()
  })

  it.each([
    { change: { telegramId: '7' } },
    { change: { firstName: 'Пётр' } },
    { change: { username: undefined } },
    { change: { lastName: 'Петров' } },
    { change: { authDate: now() - 1 } },
    { change: { hash: '0'.repeat(64) } },
  ])('does not fit a payload with $change', ({ change }) => {
    const payload = { ...signedPayload({ authDate: now() }), ...change }
    expect(() => check(payload)).toThrow(refusal)
  })

  it('is good for a day', () => {
    expect(() => check(signedPayload({ authDate: now() - DAY + 60 }))).not.toThrow()
    expect(() => check(signedPayload({ authDate: now() - DAY - 60 }))).toThrow(refusal)
  })

  it.each([
    { field: 'lastName', moved: 'photoUrl', line: 'photo_url' },
    { field: 'photoUrl', moved: 'username', line: 'username' },
  ] as const)(
    'is not asked for a $field with a line break, which could hold the line of $moved',
    ({ field, moved, line }) => {
      const names = { lastName: 'Петров', photoUrl: 'https://t.me/i/42.jpg', username: 'ivan42' }
      const whole = signedPayload({ authDate: now(), ...names })
      const { [moved]: value, ...rest } = whole
      const forged = { ...rest, [field]: `${whole[field]}\n${line}=${value}` }
      expect(signTelegram(forged, BOT_TOKEN)).toBe(whole.hash)
      expect(() => check(whole)).not.toThrow()
      expect(() => check(forged)).toThrow(refusal)
    },
  )

  it('is not from the future, but for a clock that goes a minute ahead', () => {
    expect(() => check(signedPayload({ authDate: now() + 50 }))).not.toThrow()
    expect(() => check(signedPayload({ authDate: now() + 120 }))).toThrow(refusal)
  })

  it('of another bot, or without a bot, is invalid', () => {
    const other = createTelegramSignature({ token: '1:other' })
    expect(() => other.check(signedPayload())).toThrow(refusal)
    expect(() => createTelegramSignature(undefined).check(signedPayload())).toThrow(refusal)
  })
})
