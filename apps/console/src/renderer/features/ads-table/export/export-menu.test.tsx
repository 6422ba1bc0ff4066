import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Bridge } from '../../../../shared/bridge.ts'
import type { SaveResult } from '../../../../shared/document.ts'
import { fakeFrame } from '../../../testing/fake-frame.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { adRow, MODERATOR } from '../../../testing/samples.ts'
import { AdsPage } from '../ads-page.tsx'

fakeFrame()

function open({ role = 'moderator' as 'moderator' | 'support' } = {}) {
  let end: (result: SaveResult) => void = () => undefined
  const saveExport = vi.fn<Bridge['saveExport']>(
    () =>
      new Promise((resolve) => {
        end = resolve
      }),
  )
  const cancelExport = vi.fn<Bridge['cancelExport']>(
    async () => end({ outcome: 'cancelled' }) as undefined,
  )
  const shown = renderConsole(
    <AdsPage />,
    {
      'moderator.listAds': () => ({
        items: [adRow('1'), adRow('2'), adRow('3')],
        total: 8412,
        nextCursor: null,
      }),
      'cities.list': () => [],
      'moderatorViews.list': () => ({ items: [] }),
    },
    {
      path: '/ads?stats=1&sort=price&direct=asc',
      main: { saveExport, cancelExport },
      me: { ...MODERATOR, role },
    },
  )
  return { ...shown, saveExport, cancelExport, end: (result: SaveResult) => end(result) }
}

const choose = async ({ user }: ReturnType<typeof open>, button: string, format: RegExp) => {
  const trigger = await screen.findByRole('button', { name: button })
  trigger.focus()
  await user.keyboard('[Enter]')
  await user.click(await screen.findByRole('menuitem', { name: format }))
}

it('domain §9: exports the present filter, order and columns, and says how much has come', async () => {
  const at = open()
  await screen.findByText(/8.412.объявлений/)
  await choose(at, 'Выгрузить', /XLSX/)
  const [asked] = at.saveExport.mock.calls[0] ?? []
  expect(asked).toMatchObject({
    format: 'xlsx',
    body: { filter: { stats: '1' }, sort: 'price', direct: 'asc' },
  })
  const { columns } = (asked?.body ?? {}) as { columns: string[] }
  expect(columns.slice(0, 3)).toEqual(['title', 'stat', 'price'])
  // Hidden until it is chosen.
  expect(columns).not.toContain('moderatorName')
  at.tell('export.progress', { id: asked?.id ?? '', bytes: 3_400_000 })
  at.tell('export.progress', { id: crypto.randomUUID(), bytes: 9_900_000 })
  expect(await screen.findByText(/^Выгружаем: 3,4.МБ$/)).toBeVisible()
  at.end({ outcome: 'saved' })
  expect(await screen.findByText('Файл сохранён')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Выгрузить' })).toBeEnabled()
})

it('exports what is marked, and all that is found but some', async () => {
  const at = open()
  const [first] = await screen.findAllByRole('checkbox', { name: /^Отметить: / })
  if (first) await at.user.click(first)
  await choose(at, 'Выгрузить отмеченные', /CSV/)
  expect(at.saveExport.mock.calls[0]?.[0]).toMatchObject({ format: 'csv', body: { only: ['1'] } })
  at.end({ outcome: 'cancelled' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Выгрузить отмеченные' })).toBeEnabled(),
  )
  await at.user.click(await screen.findByRole('button', { name: /^Отметить все / }))
  if (first) await at.user.click(first)
  await choose(at, 'Выгрузить отмеченные', /CSV/)
  const body = at.saveExport.mock.calls[1]?.[0].body
  expect(body).toMatchObject({ except: ['1'] })
  expect(body).not.toHaveProperty('only')
  at.end({ outcome: 'cancelled' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Выгрузить отмеченные' })).toBeEnabled(),
  )
})

it('stops when it is told to, and says why it has failed', async () => {
  const at = open()
  await screen.findByText(/8.412.объявлений/)
  await choose(at, 'Выгрузить', /CSV/)
  await at.user.click(await screen.findByRole('button', { name: 'Остановить' }))
  expect(at.cancelExport).toHaveBeenCalledWith(at.saveExport.mock.calls[0]?.[0].id)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Выгрузить' })).toBeEnabled())
  await choose(at, 'Выгрузить', /CSV/)
  at.end({ outcome: 'failed', failure: { code: 'moderation.export_too_big', issues: [] } })
  expect(await screen.findByText(/Уточните фильтр/)).toBeVisible()
})

it('support exports nothing', async () => {
  open({ role: 'support' })
  await screen.findByText(/8.412.объявлений/)
  expect(screen.queryByRole('button', { name: 'Выгрузить' })).toBeNull()
})
