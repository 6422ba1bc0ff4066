import { screen, waitFor } from '@testing-library/react'
import type {
  ListedStockImport,
  StockSteered,
} from '@trassa/contracts/entities/moderator/stock-import'
import { expect, it } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { IMPORT_ID, stockImportOf } from '../../testing/stock-import-samples.ts'
import { useSteeredImports } from './use-steered-imports.ts'

const PAUSED: StockSteered = { command: 'pause', byName: 'Вера', at: '2026-11-23T18:00:00.000Z' }
const CANCELLED: StockSteered = { ...PAUSED, command: 'cancel', at: '2026-11-23T18:05:00.000Z' }

function Steered() {
  useSteeredImports()
  return null
}

/** A window whose gateway lists one import, with the command in `steered`. */
function open(steered: StockSteered | null, change: Partial<ListedStockImport> = {}) {
  const listed = { ...stockImportOf(), steered, ...change }
  const rendered = renderConsole(<Steered />, {
    'moderator.listStockImports': () => ({ items: [listed] }),
  })
  const untilRead = (times: number) =>
    waitFor(() => expect(rendered.asked('moderator.listStockImports')).toHaveLength(times))
  return { ...rendered, listed, untilRead }
}

it('what a senior does with one’s import is told', async () => {
  const { tell, listed, untilRead } = open(null)
  await untilRead(1)
  listed.steered = PAUSED
  tell('staff.event', { type: 'stock.steered', importId: IMPORT_ID })
  expect(await screen.findByText('Импорт приостановлен: «Склад.xlsx» – Вера')).toBeVisible()
})

it('what was done while no window was open is told by the next one, once', async () => {
  const first = open(PAUSED)
  expect(await screen.findByText(/^Импорт приостановлен/)).toBeVisible()
  first.close()
  const next = open(PAUSED)
  await next.untilRead(1)
  next.listed.steered = CANCELLED
  next.tell('staff.event', { type: 'stock.steered', importId: IMPORT_ID })
  expect(await screen.findByText(/^Импорт остановлен/)).toBeVisible()
  expect(screen.queryByText(/^Импорт приостановлен/)).toBeNull()
})

it('a senior moderator is not told of what was done with the import of another', async () => {
  const { tell, listed, untilRead } = open(PAUSED, { moderatorId: '77' })
  await untilRead(1)
  listed.moderatorId = stockImportOf().moderatorId
  listed.steered = CANCELLED
  tell('staff.event', { type: 'stock.steered', importId: IMPORT_ID })
  expect(await screen.findByText(/^Импорт остановлен/)).toBeVisible()
  expect(screen.queryByText(/^Импорт приостановлен/)).toBeNull()
})
