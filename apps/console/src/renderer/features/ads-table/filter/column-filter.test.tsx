import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeFrame } from '../../../testing/fake-frame.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { adRow } from '../../../testing/samples.ts'
import { AdsPage } from '../ads-page.tsx'
import type { AdsFilter } from './ads-filter.ts'
import { ColumnFilter } from './column-filter.tsx'

fakeFrame()

const open = () =>
  renderConsole(<AdsPage />, {
    'moderator.listAds': () => ({
      items: ['1', '2'].map((id) => adRow(id)),
      total: 2,
      nextCursor: null,
    }),
    'cities.list': () => [],
    'moderatorViews.list': () => ({ items: [] }),
    'moderator.listStaff': () => ({
      items: [
        { id: '7', username: 'Анна', role: 'moderator' },
        { id: '8', username: 'Борис', role: 'moderator' },
      ],
    }),
  })

it('domain §9: a column is filtered from its header, and the chip takes the filter away', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Фильтр: Цена' }))
  await user.type(screen.getByRole('textbox', { name: 'Цена, от' }), '500000')
  expect(asked('moderator.listAds')).toHaveLength(1)
  await user.keyboard('[Enter]')
  const chip = await screen.findByRole('button', { name: /Цена: от 500/ })
  expect(asked('moderator.listAds').at(-1)?.query).toMatchObject({ priceFrom: '500000' })
  await user.click(chip)
  await waitFor(() => expect(screen.queryByRole('button', { name: /Цена: от/ })).toBeNull())
})

it('domain §9: several choices in a header count together when its filter closes', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Фильтр: Риск' }))
  // By key: a press that lasts longer than 400 ms, as on a slow machine, closes the list that it has opened.
  screen.getByRole('combobox', { name: 'Риск' }).focus()
  await user.keyboard('[ArrowDown]')
  const [first, second] = await screen.findAllByRole('option')
  await user.click(first as Element)
  await user.click(second as Element)
  expect(asked('moderator.listAds')).toHaveLength(1)
  await user.keyboard('[Escape]')
  await user.click(await screen.findByRole('button', { name: 'Применить' }))
  await waitFor(() => expect(asked('moderator.listAds')).toHaveLength(2))
  expect(asked('moderator.listAds').at(-1)?.query).toMatchObject({
    risk: expect.stringMatching(/^\w+,\w+$/),
  })
})

it('the keys of a field in a header are not those of the grid', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  await user.keyboard('[ArrowDown]')
  await user.click(screen.getByRole('button', { name: 'Фильтр: Цена' }))
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена, от' })
  await user.type(from, '50')
  await user.keyboard('[ArrowLeft]7[ArrowDown][End]0')
  expect(from.value).toMatch(/^5\s700$/)
  expect(screen.getByRole('grid')).toHaveAttribute('aria-activedescendant', 'ads-cell-0-1')
  // Neither a copy of the row nor its ad.
  await user.keyboard('{Control>}[KeyC]{/Control}[Enter]')
  expect(screen.queryByText(/Скопировано/)).toBeNull()
  expect(asked('moderator.readAd')).toEqual([])
  await screen.findByRole('button', { name: /Цена: от 5/ })
})

it('a date is typed whole before it counts, together with the other one', async () => {
  const onFilter = vi.fn()
  const filter: AdsFilter = { values: {}, sort: 'id', direct: 'asc' }
  const props = { columnId: 'createdAt', columnName: 'Создано', filter, onFilter }
  const { user } = renderConsole(<ColumnFilter {...props} />, {})
  await user.click(screen.getByRole('button', { name: 'Фильтр: Создано' }))
  await user.type(screen.getByLabelText('Создано, от'), '2026-11-01')
  await user.type(screen.getByLabelText('Создано, до'), '2026-11-05')
  expect(onFilter).not.toHaveBeenCalled()
  await user.keyboard('[Enter]')
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({
    ...filter,
    values: {
      createdFrom: new Date('2026-11-01T00:00').toISOString(),
      createdTo: new Date('2026-11-06T00:00').toISOString(),
    },
  })
})

it('issue 12: a decider is suggested by name, and the filter is the id', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Ещё' }))
  await user.type(await screen.findByRole('combobox', { name: 'Решил' }), 'бор')
  await user.click(await screen.findByRole('option', { name: /Борис/ }))
  await waitFor(() =>
    expect(asked('moderator.listAds').at(-1)?.query).toMatchObject({ moderatorId: '8' }),
  )
  expect(await screen.findByText('Решил: Борис')).toBeInTheDocument()
})
