import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PhotoFolder } from '../../../../shared/photo-folder.ts'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { IMPORT_ID, stockImportOf, stockRowOf } from '../../../testing/stock-import-samples.ts'
import { ImportPage } from '../import-page.tsx'
import { lackingText } from './photo-folder-words.ts'

const COUNTS = { ...stockImportOf().counts, create: 1 }
const CHECKED = stockImportOf({ state: 'checked', photoFiles: 3, counts: COUNTS })
const WAITING = stockImportOf({
  state: 'waiting',
  photoFiles: 1,
  counts: { ...COUNTS, create: 0, created: 1 },
})
const LOOKED: PhotoFolder = {
  importId: IMPORT_ID,
  name: 'Фото',
  state: 'looked',
  found: 2,
  sent: 0,
  faults: [{ row: 3, name: '12345_3.jpg', fault: 'missing' }],
  faultsTotal: 1,
  failure: null,
}

function open(stock = CHECKED, folder: PhotoFolder | null = null, answers: Answers = {}) {
  const main = {
    readPhotoFolder: vi.fn(async () => folder),
    choosePhotoFolder: vi.fn(async () => ({ outcome: 'opened' as const, folder: LOOKED })),
    sendPhotoFolder: vi.fn(async () => undefined),
    stopPhotoFolder: vi.fn(async () => undefined),
  }
  const { state, finishedAt, counts, photoFiles } = stock
  const rendered = renderConsole(
    <Routes>
      <Route path="/imports/:id" element={<ImportPage />} />
    </Routes>,
    {
      'moderator.readStockImport': () => stock,
      'moderator.readStockProgress': () => ({ state, finishedAt, counts, photoFiles }),
      'moderator.listStockRows': () => ({
        items: [stockRowOf({ photoFiles: 3 })],
        total: 1,
        nextCursor: null,
      }),
      'moderator.steerStockImport': () => ({ ...stock, state: 'running' }),
      ...answers,
    },
    { path: `/imports/${IMPORT_ID}`, main },
  )
  return { ...rendered, main }
}
const part = () => screen.findByRole('region', { name: 'Фотографии из папки' })

it('domain §9: a folder is chosen in the preview, what it lacks is told, and the start sends it', async () => {
  const { user, main, tell } = open()
  expect(await part()).toHaveTextContent('Файл называет 3 фотографии, которых ещё нет.')
  await user.click(screen.getByRole('button', { name: 'Выбрать папку' }))
  expect(main.choosePhotoFolder).toHaveBeenCalledExactlyOnceWith(IMPORT_ID)
  tell('photoFolder.changed', LOOKED)
  expect(await screen.findByText('Папка «Фото»: найдено 2 из 3.')).toBeVisible()
  const faults = screen.getByRole('list', { name: 'Файлы с ошибками' })
  expect(within(faults).getByRole('listitem')).toHaveTextContent(
    'Строка 3: 12345_3.jpg – нет в папке',
  )
  expect(screen.queryByRole('button', { name: 'Загрузить фотографии' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Загрузить' }))
  await waitFor(() => expect(main.sendPhotoFolder).toHaveBeenCalledExactlyOnceWith(IMPORT_ID))
})

it('what is sent is shown in every window, and can be stopped', async () => {
  const { user, main, tell } = open(WAITING, { ...LOOKED, state: 'sending', sent: 4 })
  expect(await screen.findByText('Загружаем фотографии: 4 из 5')).toBeVisible()
  tell('photoFolder.changed', { ...LOOKED, state: 'delayed', sent: 4 })
  expect(await screen.findByText(/повторим сами/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Остановить загрузку фотографий' }))
  expect(main.stopPhotoFolder).toHaveBeenCalledExactlyOnceWith(IMPORT_ID)
})

it('an import that waits is sent the rest, or ended without it after a question', async () => {
  const { user, main, asked } = open(WAITING, { ...LOOKED, state: 'ended', sent: 2 })
  expect(await screen.findByText('Папка «Фото»: загружено 2, не загружено 1.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Загрузить фотографии' }))
  expect(main.sendPhotoFolder).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Завершить без фотографий' }))
  const question = await screen.findByRole('alertdialog', { name: 'Завершить без фотографий?' })
  expect(question).toHaveTextContent('Не хватает: 1 фотография')
  await user.click(within(question).getByRole('button', { name: 'Завершить' }))
  await waitFor(() =>
    expect(asked('moderator.steerStockImport').map(({ body }) => body)).toEqual([
      { command: 'finish' },
    ]),
  )
})

it('a folder that cannot be read is told', async () => {
  const { user, main } = open()
  main.choosePhotoFolder.mockResolvedValue({ outcome: 'failed', failure: 'unreadable' } as never)
  await part()
  await user.click(screen.getByRole('button', { name: 'Выбрать папку' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Папка не читается')
})

it.each([
  [1, 'Файл называет 1\u00A0фотографию, которой ещё нет.'],
  [31, 'Файл называет 31\u00A0фотографию, которой ещё нет.'],
  [22, 'Файл называет 22\u00A0фотографии, которых ещё нет.'],
  [11, 'Файл называет 11\u00A0фотографий, которых ещё нет.'],
])('%i lacking photographs are told in Russian', (count, text) => {
  expect(lackingText(count)).toBe(text)
})

it('the end of a sending is read at once, also by its rows, and why it has ended is told', async () => {
  const stock = { ...WAITING, state: 'paused' as const }
  const sending = { ...LOOKED, state: 'sending' as const, sent: 4 }
  const { asked, tell } = open(stock, sending)
  await screen.findByText('Загружаем фотографии: 4 из 5')
  await waitFor(() => expect(asked('moderator.readStockProgress').length).toBeGreaterThan(1))
  const rows = asked('moderator.listStockRows').length
  tell('photoFolder.changed', { ...sending, state: 'stopped', failure: 'unreadable' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Папка не читается')
  await waitFor(() => expect(asked('moderator.listStockRows').length).toBeGreaterThan(rows))
})

it('an import that waits for photographs is not asked for each second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { asked } = open(WAITING)
  await part()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked('moderator.readStockProgress')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(asked('moderator.readStockProgress').length).toBeGreaterThan(1)
})
