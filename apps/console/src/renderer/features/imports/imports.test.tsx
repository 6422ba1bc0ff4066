import { screen, waitFor, within } from '@testing-library/react'
import { AppError, invalid } from '@trassa/contracts/app-error'
import type { StockImport, StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { AskRequest } from '../../../shared/ask.ts'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { IMPORT_ID, stockImportOf, stockRowOf } from '../../testing/stock-import-samples.ts'
import { ImportPage } from './import-page.tsx'
import { ImportsPage } from './imports-page.tsx'

const WRONG = stockRowOf({
  row: 3,
  state: 'wrong',
  problems: [
    {
      column: 'Пробег',
      text: 'много',
      message: '«много» – не число',
      isNote: false,
    },
  ],
})
const CHECKED = {
  state: 'checked',
  counts: { ...stockImportOf().counts, create: 1, change: 1, wrong: 1 },
} as const

const LADYA = { adType: 'auto', key: 'markId', parent: null, text: 'Ладья' } as const

const cityOf = (id: string, kladrRegionName: string) => ({
  id,
  name: 'Советск',
  nameIn: 'Советске',
  slug: `sovetsk-${id}`,
  sortingNumber: null,
  kladrRegionName,
  kladrRegionTypeName: 'область',
})

/** A gateway with one import, which commands change. */
function open(
  stock: StockImport,
  answers: Answers = {},
  path = `/imports/${stock.id}`,
  seenAfter = 0,
) {
  let now = stock
  const page = (
    <Routes>
      <Route path="/imports" element={<ImportsPage />} />
      <Route path="/imports/:id" element={<ImportPage />} />
    </Routes>
  )
  const saveDocument = vi.fn(async () => ({ outcome: 'saved' as const }))
  const rendered = renderConsole(
    page,
    {
      'moderator.readStockImport': () => now,
      'moderator.readStockProgress': () => {
        const { state, finishedAt, counts, photoFiles } = now
        return { state, finishedAt, counts, photoFiles }
      },
      'moderator.listStockImports': () => ({ items: [{ ...now, steered: null }] }),
      'cities.list': () => [],
      'moderator.listStockRows': ({ query }: AskRequest) => {
        const { state } = query as { state?: string }
        const items = [WRONG, stockRowOf()].filter((row) => !state || row.state === state)
        return { items, total: items.length, nextCursor: null }
      },
      'moderator.mapStockImport': ({ body }: AskRequest) => {
        now = { ...now, ...CHECKED, mapping: body as StockMapping }
        return now
      },
      'moderator.steerStockImport': ({ body }: AskRequest) => {
        const { command } = body as { command: string }
        now = { ...now, state: command === 'pause' ? 'paused' : 'running' }
        return now
      },
      ...answers,
    },
    { path, saveDocument, seenAfter },
  )
  return { ...rendered, saveDocument }
}

it('domain §9: the owner by phone, then the file: its import opens', async () => {
  const { user, asked } = open(
    stockImportOf(),
    {
      'moderator.readUser': () => ({
        user: { id: '42', username: 'Автодом', companyName: 'ООО «Автодом»' },
        ads: [],
        adsTotal: 0,
      }),
      'moderator.createStockImport': () => stockImportOf(),
    },
    '/imports',
  )
  await user.type(await screen.findByLabelText('Телефон владельца'), '8 916 123-45-67{Enter}')
  const file = new File(['Марка;Стоимость\nЛада;650000'], 'Склад.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Файл склада'), file)
  expect(await screen.findByRole('heading', { name: 'Склад.xlsx' })).toBeInTheDocument()
  expect(asked('moderator.createStockImport')[0]?.body).toMatchObject({
    ownerId: '42',
    fileName: 'Склад.csv',
    file: Buffer.from('Марка;Стоимость\nЛада;650000').toString('base64'),
  })
})

it('an unknown phone leads to the page where users are created; a file is refused with its sentence', async () => {
  let isKnown = false
  const { user } = open(
    stockImportOf(),
    {
      'moderator.readUser': () => {
        if (!isKnown) throw new AppError('user.not_found')
        return { user: { id: '42', username: 'Автодом' }, ads: [], adsTotal: 0 }
      },
      'moderator.createStockImport': () => {
        throw invalid(['body', 'file'], 'Это не таблица. Нужен файл CSV или XLSX.')
      },
    },
    '/imports',
  )
  const phone = await screen.findByLabelText('Телефон владельца')
  await user.type(phone, '89161234567{Enter}')
  expect(await screen.findByRole('link', { name: 'Создать пользователя' })).toHaveAttribute(
    'href',
    '/users?phone=%2B79161234567',
  )
  isKnown = true
  await user.type(phone, '{Enter}')
  await user.upload(await screen.findByLabelText('Файл склада'), new File(['<html>'], 'а.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Это не таблица')
})

it('domain §9: columns are mapped, the rows checked, mistakes shown at their cells, and the start leads to progress', async () => {
  const { user, asked } = open(stockImportOf())
  const column = await screen.findByRole('combobox', { name: 'Что значит «Склад»' })
  await user.type(column, 'адрес')
  await user.keyboard('{Enter}')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Создадим 1 объявление и изменим 1 объявление')).toBeVisible()
  expect(screen.getByText(/В файле нет столбца с фотографиями/)).toBeVisible()
  expect(asked('moderator.mapStockImport')[0]?.body).toMatchObject({
    columns: [
      { name: 'Марка', key: 'markId' },
      { name: 'Стоимость', key: 'price' },
      { name: 'Склад', key: 'address' },
    ],
  })
  const rows = await screen.findByRole('region', { name: 'Строки файла' })
  expect(await within(rows).findByText(/«много» – не число/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Загрузить' }))
  expect(await screen.findByText('Загружаем: 0 из 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Приостановить' }))
  expect(await screen.findByText('Приостановлено: 0 из 2')).toBeVisible()
})

it('only rows with mistakes are shown when asked for, and saved for the dealer', async () => {
  const { user, saveDocument } = open(stockImportOf(CHECKED))
  await user.click(await screen.findByRole('radio', { name: 'С ошибками: 1' }))
  await waitFor(() => expect(screen.queryByText('Строка 2')).not.toBeInTheDocument())
  expect(screen.getByText('Строка 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Сохранить строки с ошибками/ }))
  expect(saveDocument).toHaveBeenCalledExactlyOnceWith({ kind: 'stockMistakes', id: IMPORT_ID })
})

it('an unknown value is mapped to an entry of its list', async () => {
  const unknownValues = [
    {
      adType: 'auto' as const,
      key: 'markId',
      label: 'Марка',
      parent: null,
      texts: [{ text: 'Ладья', rows: 2 }],
      choices: ['Kia', 'Lada (ВАЗ)'],
    },
  ]
  const { user, asked } = open(stockImportOf({ ...CHECKED, unknownValues }))
  await user.click(await screen.findByRole('button', { name: 'Изменить столбцы' }))
  await user.type(await screen.findByRole('combobox', { name: 'Марка: Ладья' }), 'Lada')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Проверить строки: 3' }))
  await screen.findByText('Пока ничего не изменилось.', { exact: false })
  expect(asked('moderator.mapStockImport')[0]?.body).toMatchObject({
    values: [{ ...LADYA, name: 'Lada (ВАЗ)' }],
  })
})

it('an unknown city is chosen from all cities, named with its region', async () => {
  const city = { key: 'cityId', label: 'Город', parent: null, texts: [{ text: 'Сов', rows: 2 }] }
  const unknownValues = [{ ...city, adType: null, choices: [] }]
  const { user, asked } = open(stockImportOf({ ...CHECKED, unknownValues }), {
    'cities.list': () => [cityOf('1', 'Калининградская'), cityOf('2', 'Кировская')],
  })
  await user.click(await screen.findByRole('button', { name: 'Изменить столбцы' }))
  await user.type(await screen.findByRole('combobox', { name: 'Город: Сов' }), 'Сове')
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(screen.getByRole('button', { name: 'Проверить строки: 3' }))
  await screen.findByText('Пока ничего не изменилось.', { exact: false })
  const value = { adType: null, key: 'cityId', parent: null, text: 'Сов' }
  expect(asked('moderator.mapStockImport')[0]?.body).toMatchObject({
    values: [{ ...value, name: 'Советск, Кировская область' }],
  })
})

it('the same text under two marks is mapped apart; what was mapped before is shown and can be taken back', async () => {
  const model = { adType: 'auto' as const, key: 'modelId', label: 'Модель' }
  const unknownValues = ['Лада', 'Mazda'].map((parent) => ({
    ...model,
    parent,
    texts: [{ text: '3', rows: 1 }],
    choices: [`${parent} Третья`],
  }))
  const mapping = { ...stockImportOf().mapping, values: [{ ...LADYA, name: 'Kia' }] }
  const { user, asked } = open(stockImportOf({ ...CHECKED, mapping, unknownValues }))
  await user.click(await screen.findByRole('button', { name: 'Изменить столбцы' }))
  await user.type(await screen.findByRole('combobox', { name: 'Mazda, Модель: 3' }), 'Mazda')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('combobox', { name: 'Лада, Модель: 3' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Забыть: Ладья – это Kia' }))
  await user.click(screen.getByRole('button', { name: 'Проверить строки: 3' }))
  await screen.findByText('Пока ничего не изменилось.', { exact: false })
  expect(asked('moderator.mapStockImport')[0]?.body).toMatchObject({
    values: [{ adType: 'auto', key: 'modelId', parent: 'Mazda', text: '3', name: 'Mazda Третья' }],
  })
})

it('what was mapped and not checked is there again; a failed check is told beside its button', async () => {
  const answers = {
    'moderator.mapStockImport': () => {
      throw invalid(['body', 'columns', 0, 'key'], 'Это поле уже выбрано для другого столбца')
    },
  }
  const { user } = open(stockImportOf(), answers)
  await user.type(await screen.findByRole('combobox', { name: 'Что значит «Склад»' }), 'адрес')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Проверить строки: 3' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Это поле уже выбрано')
  await user.click(screen.getByRole('link', { name: 'Все импорты' }))
  await user.click(await screen.findByRole('link', { name: /Склад.xlsx/ }))
  expect(await screen.findByRole('combobox', { name: 'Что значит «Склад»' })).toHaveValue('Адрес')
})

it('a running import is followed by its counts alone; its rows are read anew at a failure', async () => {
  const counts = { ...CHECKED.counts, create: 0, change: 0, created: 1, refused: 1 }
  const { asked } = open(stockImportOf({ ...CHECKED, state: 'running' }), {
    'moderator.readStockProgress': () => ({
      state: 'running',
      finishedAt: null,
      counts,
      photoFiles: 0,
    }),
  })
  expect(await screen.findByText('Загружаем: 2 из 2')).toBeVisible()
  expect(await screen.findByRole('radio', { name: 'Не вышло: 1' })).toBeVisible()
  await waitFor(() => expect(asked('moderator.listStockRows')).toHaveLength(2))
  expect(asked('moderator.readStockImport')).toHaveLength(1)
})

it('an import is stopped for good only after a question', async () => {
  const { user, asked } = open(stockImportOf({ ...CHECKED, state: 'running' }))
  await user.click(await screen.findByRole('button', { name: 'Остановить совсем' }))
  const question = await screen.findByRole('alertdialog', { name: 'Остановить импорт совсем?' })
  expect(asked('moderator.steerStockImport')).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Остановить' }))
  await waitFor(() =>
    expect(asked('moderator.steerStockImport').map(({ body }) => body)).toEqual([
      { command: 'cancel' },
    ]),
  )
})

it('a pause is no resumption under a double click', async () => {
  const { user, asked } = open(stockImportOf({ ...CHECKED, state: 'running' }), {}, undefined, 1e6)
  await user.dblClick(await screen.findByRole('button', { name: 'Приостановить' }))
  expect(asked('moderator.steerStockImport')).toEqual([])
})

it('a file whose answer was lost is sent again under its id', async () => {
  let isLost = true
  const { user, asked } = open(
    stockImportOf(),
    {
      'moderator.readUser': () => ({
        user: { id: '42', username: 'Автодом' },
        ads: [],
        adsTotal: 0,
      }),
      'moderator.createStockImport': () => {
        if (isLost) throw new AppError('network.failed')
        return stockImportOf()
      },
    },
    '/imports',
  )
  await user.type(await screen.findByLabelText('Телефон владельца'), '89161234567{Enter}')
  await user.upload(await screen.findByLabelText('Файл склада'), new File(['А;Б\n1;2'], 'а.csv'))
  const again = await screen.findByRole('button', { name: 'Повторить' })
  isLost = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Склад.xlsx' })).toBeInTheDocument()
  const ids = asked('moderator.createStockImport').map(({ body }) => (body as { id: string }).id)
  expect(ids).toEqual([ids[0], ids[0]])
})

it('another moderator’s import cannot be started; a cut line leaves what was read', async () => {
  const { line } = open(stockImportOf({ ...CHECKED, moderatorId: '999' }))
  expect(await screen.findByText(/Создадим 1 объявление/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Загрузить' })).not.toBeInTheDocument()
  line({ state: 'down' })
  expect(screen.getByText(/Создадим 1 объявление/)).toBeVisible()
})
