import { NOTICE_CHOICES, type NoticeChannel } from '@trassa/contracts/enumerations/notices'
import { describe, expect, it } from 'vitest'
import { readLetter } from '../messaging/email/letter.ts'
import { readTelegramMessage } from '../messaging/telegram/telegram-message.ts'
import type { Notice } from './notice.ts'
import { NOTICE_BODIES } from './notice-bodies.ts'
import { noticeSamples } from './notice-samples.ts'
import { NOTICE_TYPES, NOTICES } from './notices.ts'

const frame = { publicUrl: 'https://trassa.example', unsubscribe: null }
const EVIL = '<b onclick="x">&"</b>'

/** Parts of an SMS in Cyrillic: 70 signs, or 67 in each of several. */
const partsOf = (text: string) => (text.length <= 70 ? 1 : Math.ceil(text.length / 67))

/** Every text among facts as a hostile one. */
const spoil = (facts: unknown): unknown =>
  JSON.parse(JSON.stringify(facts), (key, value) =>
    typeof value === 'string' && !['url', 'adId', 'decision', 'result', 'to'].includes(key)
      ? EVIL
      : value,
  )

const samples = noticeSamples(frame.publicUrl)
const all = NOTICE_TYPES.flatMap((type) =>
  samples[type].map((facts, index) => ({ name: `${type} ${index + 1}`, type, facts })),
)

describe.each(all)('issue 11: the notice $name', ({ type, facts }) => {
  const notice = NOTICES[type] as unknown as Notice<unknown>
  const { sms, choice } = notice
  const channels: readonly NoticeChannel[] = NOTICE_CHOICES[choice].channels

  it('is Russian, and says the same on every channel', () => {
    const content = notice.content(facts)
    for (const text of [content.subject, content.sms]) expect(text).toMatch(/[а-яё]{3}/i)
    for (const text of [content.subject, ...content.lines]) {
      expect(text).not.toMatch(/undefined|null|\[object|NaN/)
    }
    const letter = readLetter(NOTICE_BODIES.email(content, frame))
    const { text } = readTelegramMessage(NOTICE_BODIES.telegram(content, frame))
    for (const line of content.lines) {
      expect(letter.text).toContain(line)
      expect(text).toContain(line)
    }
  })

  it('fits into two parts of an SMS', () => {
    if (sms === 'never' || !channels.includes('sms')) return
    expect(partsOf(NOTICE_BODIES.sms(notice.content(facts), frame))).toBeLessThanOrEqual(2)
  })

  it('shows what people wrote as text', () => {
    const content = notice.content(spoil(facts))
    const { html = '' } = readLetter(NOTICE_BODIES.email(content, frame))
    const { text } = readTelegramMessage(NOTICE_BODIES.telegram(content, frame))
    for (const markup of [html, text]) expect(markup).not.toContain('<b onclick')
  })
})
