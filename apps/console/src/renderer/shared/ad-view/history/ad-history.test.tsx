import { screen } from '@testing-library/react'
import type { AuditEntry } from '@trassa/contracts/entities/moderator/moderation'
import { beforeEach, expect, it } from 'vitest'
import { renderConsole } from '../../../testing/render-console.tsx'
import { moderatedAd } from '../../../testing/samples.ts'
import { AdHistory } from './ad-history.tsx'

beforeEach(() => localStorage.clear())

const entry = (id: number, minute: number, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: String(id),
  at: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
  actorId: '7',
  actorName: 'Иван',
  actorRole: 'user',
  event: 'ad.edited',
  fromStat: 3,
  toStat: 3,
  reason: null,
  ...fields,
})

const side = (price: number, year: number | null, rest = {}) => ({
  price,
  fields: { year },
  names: {},
  ...rest,
})
const photos = { added: [], removed: [] }

const lines = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u2009\u202f]/g, ' '))

it('domain §9 history: who, in which role, and each value from → to; autosaves as one', () => {
  const history = [
    entry(9, 50, {
      actorId: '4',
      actorName: 'Анна',
      actorRole: 'moderator',
      event: 'ad.fixRequested',
      fromStat: 2,
    }),
    entry(8, 40, {
      changed: ['price', 'description'],
      difference: { before: side(150, 2019), after: side(200, 2016), photos },
    }),
    entry(7, 38, {
      changed: ['price', 'year'],
      difference: {
        before: side(100, null, { address: '' }),
        after: side(150, 2019, { address: 'Казань, Баумана, 1' }),
        photos,
      },
    }),
    entry(6, 1, { actorId: null, actorName: 'Система', actorRole: null, event: 'ad.expired' }),
  ]
  renderConsole(<AdHistory ad={moderatedAd('11', { history })} />, {})
  expect(lines()).toEqual([
    expect.stringMatching(/Возвращено на исправлениеАнна, модераторНа проверке → Нужно исправить$/),
    expect.stringMatching(/2 правки за 2 минутыИван, владелец.*Изменено: описание$/),
    'Цена: 100 ₽ → 200 ₽',
    'Год выпуска: — → 2016',
    'Адрес: — → Казань, Баумана, 1',
    expect.stringMatching(/Срок истёкСистема$/),
  ])
})

it('§9 history: a former category is read by its own form, and texts that differ behind the cut are named', () => {
  const text = 'Один хозяин, обслуживалась вовремя у дилера, полный комплект ключей и зимние шины. '
  const history = [
    entry(9, 40, {
      event: 'ad.corrected',
      changed: ['adType', 'fields'],
      difference: {
        before: { adType: 'auto', fields: { doors: 4 }, names: {} },
        after: { adType: 'truck', fields: { doors: null }, names: {} },
        photos,
      },
    }),
    entry(8, 0, {
      changed: ['description'],
      difference: {
        before: { adType: 'auto', fields: {}, names: {}, description: text },
        after: { adType: 'auto', fields: {}, names: {}, description: `${text}Торг.` },
        photos,
      },
    }),
  ]
  renderConsole(<AdHistory ad={moderatedAd('11', { adType: 'truck', history })} />, {})
  expect(lines()).toEqual([
    expect.not.stringContaining('Изменено'),
    expect.stringMatching(/^Категория: Легковые.* → Грузовики/),
    'Дверей: 4 → —',
    expect.stringMatching(/Изменено: описание$/),
  ])
})
