import { screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { SavedView } from '@trassa/contracts/calls/moderator/views'
import { expect, it, vi } from 'vitest'
import { renderConsole } from '../../../testing/render-console.tsx'
import { useTableLayout } from '../columns/use-table-layout.ts'
import type { AdsFilter } from '../filter/ads-filter.ts'
import { ViewsMenu } from './views-menu.tsx'

const FILTER: AdsFilter = { values: { stats: '2' }, sort: 'price', direct: 'asc' }
const SAVED: SavedView = {
  id: '0f4b2c58-0a4c-4a1e-9f7e-0d5f6f1b2c3d',
  name: 'Казань',
  filter: { cityId: '5' },
  sort: 'updatedAt',
  direct: 'desc',
  columns: { hidden: ['views'], order: [], widths: {} },
  isShared: false,
  version: 3,
  isOwn: true,
}

function Menu({ onFilter }: { onFilter: (filter: AdsFilter) => void }) {
  return <ViewsMenu filter={FILTER} layout={useTableLayout(undefined)} onFilter={onFilter} />
}

it('domain §9: shows a saved view, and saves what the table shows', async () => {
  const onFilter = vi.fn()
  const { user, asked } = renderConsole(<Menu onFilter={onFilter} />, {
    'moderatorViews.list': () => ({ items: [SAVED] }),
    'moderatorViews.save': ({ body }) => ({
      items: [SAVED, { ...SAVED, ...Object(body), version: 1 }],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Виды' }))
  await user.type(screen.getByLabelText('Название нового вида'), 'На проверке по цене')
  await user.click(screen.getByRole('button', { name: 'Сохранить вид' }))
  expect(
    await screen.findByRole('button', { name: 'На проверке по цене', current: true }),
  ).toBeVisible()
  expect(asked('moderatorViews.save')[0]?.body).toMatchObject({
    name: 'На проверке по цене',
    filter: { stats: '2' },
    sort: 'price',
    direct: 'asc',
    version: null,
  })
  await user.click(screen.getByRole('button', { name: 'Казань' }))
  expect(onFilter).toHaveBeenCalledWith({
    values: { cityId: '5' },
    sort: 'updatedAt',
    direct: 'desc',
  })
})

it('says that another window was first, and reads the views anew', async () => {
  const { user, asked } = renderConsole(<Menu onFilter={() => undefined} />, {
    'moderatorViews.list': () => ({ items: [SAVED] }),
    'moderatorViews.save': () => {
      throw new AppError('views.stale')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Виды' }))
  await user.click(await screen.findByRole('button', { name: /^Казань: сохранить/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('изменён в другом окне')
  expect(asked('moderatorViews.save')[0]?.body).toMatchObject({
    version: 3,
    filter: { stats: '2' },
  })
  expect(asked('moderatorViews.list')).toHaveLength(2)
})
