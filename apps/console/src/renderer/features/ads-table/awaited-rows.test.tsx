import { screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { fakeFrame } from '../../testing/fake-frame.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { adRow } from '../../testing/samples.ts'
import { AdsTable } from './ads-table.tsx'
import { useTableLayout } from './columns/use-table-layout.ts'
import type { AdRowsAccess } from './rows/use-ad-rows.ts'

fakeFrame()

const ROWS = ['1', '2', '3'].map((id) => adRow(id))

/** A table whose rows from the second on are being read until a button is pressed. */
function Table() {
  const layout = useTableLayout(undefined)
  const [isRead, setRead] = useState(false)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const list = useMemo(
    () => ({ filter: { values: {}, sort: 'id' as const, direct: 'asc' as const }, generation: 0 }),
    [],
  )
  const read = (index: number) => (index === 0 || isRead ? ROWS[index] : undefined)
  const rows = {
    count: ROWS.length,
    total: 500,
    isWhole: false,
    show: () => undefined,
    shown: isRead ? ROWS : ROWS.slice(0, 1),
    rowAt: (index) => {
      const row = read(index)
      return row && { row, state: 'found' }
    },
    rowInMemory: read,
    isFetching: !isRead,
  } satisfies Partial<AdRowsAccess>
  return (
    <>
      <button type="button" onClick={() => setRead(true)}>
        Прочитать
      </button>
      <p>{`Открыто: ${openedId}`}</p>
      <AdsTable
        list={list}
        rows={rows as unknown as AdRowsAccess}
        status={null}
        onFilter={() => undefined}
        layout={layout}
        openedId={openedId}
        onOpen={setOpenedId}
      />
    </>
  )
}

const open = () => renderConsole(<Table />, { 'cities.list': () => [] })

it('J keeps the open ad until the next row has been read, and opens that then', async () => {
  const { user } = open()
  await user.keyboard('[KeyJ]')
  expect(screen.getByText('Открыто: 1')).toBeInTheDocument()
  await user.keyboard('[KeyJ]')
  expect(screen.getByText('Открыто: 1')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Прочитать' }))
  expect(screen.getByText('Открыто: 2')).toBeInTheDocument()
})

it('what was closed stays closed when the awaited row has come', async () => {
  const { user } = open()
  await user.keyboard('[KeyJ][KeyJ][Escape]')
  await user.click(screen.getByRole('button', { name: 'Прочитать' }))
  expect(screen.getByText('Открыто: null')).toBeInTheDocument()
})

it('a range with rows that are not in memory is refused and not cut', async () => {
  const { user } = open()
  await user.click(screen.getByRole('grid'))
  await user.keyboard('[ArrowDown]{Shift>}[ArrowDown]{/Shift}')
  expect(screen.getByText(/Часть строк между ними не загружена/)).toBeVisible()
  expect(screen.queryByText(/^Отмечено/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Прочитать' }))
  await user.click(screen.getByRole('grid'))
  await user.keyboard('[ArrowUp]{Shift>}[ArrowDown]{/Shift}')
  expect(screen.getByText('Отмечено: 2 объявления')).toBeVisible()
})

it('copies nothing in place of all that is found, and says when the clipboard refuses', async () => {
  const { user } = open()
  await user.click(screen.getByRole('grid'))
  await user.keyboard('[ArrowDown][KeyX]')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
    new DOMException('', 'NotAllowedError'),
  )
  await user.keyboard('{Control>}[KeyC]{/Control}')
  expect(await screen.findByText('Не удалось скопировать. Повторите')).toBeVisible()
  await user.keyboard('{Control>}[KeyC]{/Control}')
  expect(await screen.findByText('Скопировано строк: 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Отметить все / }))
  await user.click(screen.getByRole('grid'))
  await navigator.clipboard.writeText('прежнее')
  await user.keyboard('{Control>}[KeyC]{/Control}')
  expect(await screen.findByText(/Всё найденное не копируется/)).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('прежнее')
})
