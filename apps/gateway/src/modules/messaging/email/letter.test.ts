import { expect, it } from 'vitest'
import { letterBody, printLetter, readLetter } from './letter.ts'

it('a letter survives the outbox, and the dev mailbox shows whom it answers to', () => {
  const letter = { subject: 'Вопрос', text: 'Как продать?', replyTo: 'a@trassa.example' }
  expect(readLetter(letterBody(letter))).toEqual(letter)
  expect(printLetter(letter)).toBe('Тема: Вопрос\nОтветить: a@trassa.example\n\nКак продать?')
  expect(() => readLetter('{}')).toThrow()
})
