import { expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { asTyped } from './mistakes.ts'

const TEXT = 'Не бита, не крашена. Двигатель сухой, резина ещё новая. Торг только при осмотре.'
const typed = Array.from({ length: 400 }, (_, seed) => asTyped(TEXT, createRandom(seed)))
const share = (test: (text: string) => boolean) => typed.filter(test).length / typed.length

it('most texts have no mistake, some have one, many have no «ё»', () => {
  const withoutYo = (text: string) => text.replaceAll('ё', 'е').replace(/\.$/, '')
  const right = share((text) => withoutYo(text) === withoutYo(TEXT))
  expect(right).toBeGreaterThan(0.65)
  expect(right).toBeLessThan(0.9)
  expect(share((text) => !text.includes('ё'))).toBeGreaterThan(0.25)
})

it('a mistake leaves the text readable: as long as before, within a few signs', () => {
  for (const text of typed) expect(Math.abs(text.length - TEXT.length)).toBeLessThan(4)
})

it('the same random source makes the same mistakes', () => {
  expect(asTyped(TEXT, createRandom('a'))).toBe(asTyped(TEXT, createRandom('a')))
})
