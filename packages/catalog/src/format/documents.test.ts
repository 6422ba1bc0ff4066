import { expect, it } from 'vitest'
import { actNote } from './documents.ts'

const NOW = new Date('2026-11-24T12:00:00.000Z')
const act = (left: number | null) => ({
  number: 'А-2026-000001',
  issuedAt: '2026-11-20T12:00:00.000Z',
  correction: left === null ? null : { at: '2026-11-23T12:00:00.000Z', left },
})

it('domain §5: an act says what a refund has made of it', () => {
  expect(actNote(act(null), NOW)).toBeNull()
  expect(actNote(act(0), NOW)).toBe('аннулирован 23\u00a0ноября')
  expect(actNote(act(850), NOW)?.replace(/\s/gu, ' ')).toBe('сумма уменьшена до 850 ₽ 23 ноября')
})
