import { expect, it } from 'vitest'
import { sentForm } from './sent-form.ts'

it.each([
  ['?markId=&priceFrom=5', true],
  ['?gearbox=2&gearbox=3', true],
  ['?gearbox=2,3&priceFrom=5', false],
  ['', false],
])('without JavaScript: %s is what a form sends: %s', (search, sent) => {
  expect(sentForm({ search })).toBe(sent)
})
