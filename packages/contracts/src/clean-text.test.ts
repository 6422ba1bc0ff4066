import { describe, expect, it } from 'vitest'
import { adInputSchema, moderationReasonSchema } from './entities/ad.ts'
import { usernameSchema } from './values.ts'

const { address, contactName, description } = adInputSchema.shape
const message = moderationReasonSchema.shape.message

describe('texts that stand on others’ pages', () => {
  it.each([
    ['overrides of direction', 'Иван\u202Eнавоз', 'Иваннавоз'],
    ['isolates', '\u2067Иван\u2069', 'Иван'],
    ['marks of direction', 'Иван\u200F 5\u061C', 'Иван 5'],
    ['zero-width characters', 'И\u200Bв\u2060а\uFEFFн', 'Иван'],
    ['soft hyphens', 'Ив\u00ADан', 'Иван'],
    ['marks stacked on a letter', `И${'\u0301\u0316'.repeat(40)}ван`, 'И\u0301\u0316\u0301ван'],
  ])('lose %s', (_, typed, kept) => {
    for (const schema of [usernameSchema, contactName, address, description, message]) {
      expect(schema.parse(typed)).toBe(kept)
    }
  })

  it.each(['Зоя Ёлкина', 'Nguyễn', '👨‍👩‍👧‍👦 Семья', '1️⃣', 'ООО «Авто-Мир» №5'])(
    'keep %s',
    (typed) => {
      expect(usernameSchema.parse(typed)).toBe(typed)
    },
  )

  it.each(['\u200B\u200B', '\u202E', '\u3164', '\u200D'])(
    'a name that shows nothing, %j, is none',
    (typed) => {
      expect(usernameSchema.safeParse(typed).error?.issues[0]?.message).toBe('Введите имя')
    },
  )
})
