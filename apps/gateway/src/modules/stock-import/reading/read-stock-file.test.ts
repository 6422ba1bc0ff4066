import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { readStockFile } from './read-stock-file.ts'
import { isUnpackable } from './zip-sizes.ts'

const cellsOf = async (file: Buffer) => {
  const { columns, rows } = await readStockFile(file)
  return { columns, rows: rows.map(({ row, cells }) => ({ row, ...Object.fromEntries(cells) })) }
}

const workbook = async (rows: (string | number | boolean | Date | null)[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Склад', rows }] }))

/** «Марка;Цена» and «Лада;5», by the bytes of windows-1251. */
const CP1251 = Buffer.from('cce0f0eae03bd6e5ede00acbe0e4e03b35', 'hex')

it.each([
  ['semicolons', Buffer.from('Марка;Цена\nЛада;5')],
  ['commas', Buffer.from('Марка,Цена\nЛада,5')],
  ['tabs', Buffer.from('Марка\tЦена\nЛада\t5')],
  ['a byte order mark and quotes', Buffer.from('\uFEFF"Марка";"Цена"\r\n"Лада";"5"\r\n')],
  ['windows-1251', CP1251],
])('§9 import: a CSV with %s', async (_, file) => {
  expect(await cellsOf(file)).toEqual({
    columns: ['Марка', 'Цена'],
    rows: [{ row: 2, Марка: 'Лада', Цена: '5' }],
  })
})

it('§9 import: quotes in quotes, line breaks in cells and empty lines of a CSV', async () => {
  const file = Buffer.from('Марка;Текст\n\n"Лада";"Строка\nс ""кавычкой"""\n;;\nКиа;')
  expect(await cellsOf(file)).toEqual({
    columns: ['Марка', 'Текст'],
    rows: [
      { row: 3, Марка: 'Лада', Текст: 'Строка\nс "кавычкой"' },
      { row: 6, Марка: 'Киа' },
    ],
  })
})

it('§9 import: a workbook with dates, numbers, flags, empty lines and a header that is not the first line', async () => {
  const file = await workbook([
    [null, null, null, null],
    ['Марка', 'Цена', 'Поступила', 'Торг'],
    ['Лада', 650_000.5, new Date('2026-03-09T00:00:00Z'), true],
    [null, null, null, null],
    ['Киа', 1e6, null, false],
  ])
  expect(await cellsOf(file)).toEqual({
    columns: ['Марка', 'Цена', 'Поступила', 'Торг'],
    rows: [
      { row: 3, Марка: 'Лада', Цена: '650000.5', Поступила: '09.03.2026', Торг: 'да' },
      { row: 5, Марка: 'Киа', Цена: '1000000', Торг: 'нет' },
    ],
  })
})

it('§9 import: a formula counts as the value that the spreadsheet has stored', async () => {
  const cells = new Map([['1,1', { formula: 'A2*1000', formulaResult: 650_000 }]])
  const sheet = {
    name: 'Склад',
    rows: [
      ['Марка', 'Цена'],
      ['650', 650_000],
    ],
    cells,
  }
  const file = Buffer.from(await writeXlsx({ sheets: [sheet] }))
  expect((await cellsOf(file)).rows).toEqual([{ row: 2, Марка: '650', Цена: '650000' }])
})

it('§9 import: a title above the table and a header that is repeated are no rows; rows keep their numbers', async () => {
  const lines = [
    ['Склад на 23.11', '', ''],
    ['', '', ''],
    ['Марка', 'Модель', 'Цена'],
    ['Лада', 'Гранта', '5'],
    ['Марка', 'Модель', 'Цена'],
    ['Киа', 'Рио', '6'],
  ]
  const csv = Buffer.from(lines.map((line) => line.join(';')).join('\r\n'))
  for (const file of [csv, await workbook(lines)]) {
    const { columns, rows } = await readStockFile(file)
    expect(columns).toEqual(['Марка', 'Модель', 'Цена'])
    expect(rows.map(({ row, cells }) => [row, cells.get('Марка')])).toEqual([
      [4, 'Лада'],
      [6, 'Киа'],
    ])
  }
})

it('§9 import: separators within quotes, a mark of byte order, a formula and two columns of one name', async () => {
  const file = Buffer.from(
    '\uFEFFМарка;"Текст; подробно";Фото;Фото\nЛада;"а; б";1.jpg;2.jpg\n=cmd|1;в;;',
  )
  expect(await cellsOf(file)).toEqual({
    columns: ['Марка', 'Текст; подробно', 'Фото'],
    rows: [
      { row: 2, Марка: 'Лада', 'Текст; подробно': 'а; б', Фото: '1.jpg\n2.jpg' },
      { row: 3, Марка: '=cmd|1', 'Текст; подробно': 'в' },
    ],
  })
})

it('§9 import: a column that is empty at first stands where the file has it', async () => {
  const file = Buffer.from('А;Б;В\n1;;3\n1;2;3')
  expect((await cellsOf(file)).columns).toEqual(['А', 'Б', 'В'])
})

it.each([
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'старого вида'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'не таблица'],
  ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'не таблица'],
  ['a program', Buffer.from('Марка;Цена\nЛада;\0\0\0'), 'не таблица'],
  ['nothing', Buffer.alloc(0), 'нет строк'],
  ['an empty line', Buffer.from('\r\n \r\n'), 'нет строк'],
  ['a page', Buffer.from('<!DOCTYPE html><html>'), 'не таблица'],
  ['nothing but a header', Buffer.from('Марка;Цена'), 'нет строк'],
  ['a damaged workbook', Buffer.from('PK\u0003\u0004 nothing'), 'повреждена'],
  ['a quote that is not closed', Buffer.from('А;Б\n"1;2\n3;4'), 'кавычка'],
  ['too many rows', Buffer.from(`А\n${'1\n'.repeat(5001)}`), '5 000 строк'],
])('§9 import: %s is refused with a sentence', async (_, file, sentence) => {
  await expect(readStockFile(file)).rejects.toThrow(sentence)
})

it('§9 import: an archive that unpacks to more than it says is not unpacked', async () => {
  const file = await workbook([['Марка'], ['Лада']])
  expect(isUnpackable(file, 1e6)).toBe(true)
  expect(isUnpackable(file, 100)).toBe(false)
  const lying = Buffer.from(file)
  for (let at = 0; at < lying.length - 4; at += 1) {
    if (lying.readUInt32LE(at) === 0x02014b50) lying.writeUInt32LE(1, at + 24)
  }
  expect(isUnpackable(lying, 1e6)).toBe(false)
})

/** The workbook with another number in each entry of its directory. */
function withEntries(file: Buffer, change: (entry: Buffer) => void): Buffer {
  const changed = Buffer.from(file)
  for (let at = 0; at < changed.length - 46; at += 1) {
    if (changed.readUInt32LE(at) === 0x02014b50) change(changed.subarray(at, at + 46))
  }
  return changed
}

it.each<[string, (entry: Buffer) => void]>([
  ['says that nothing comes out of an entry', (entry) => entry.writeUInt32LE(0, 24)],
  ['has its sizes in a directory of ZIP64', (entry) => entry.writeUInt32LE(0xffffffff, 24)],
  [
    'has its sizes behind the data',
    (entry) => {
      entry.writeUInt16LE(8, 8)
      entry.writeUInt32LE(0, 20)
      entry.writeUInt32LE(0, 24)
    },
  ],
])('§9 import: an archive that %s is not unpacked', async (_, change) => {
  const file = await workbook([['Марка'], ['Лада']])
  expect(isUnpackable(withEntries(file, change), 1e6)).toBe(false)
})

it('§9 import: an archive with a second directory, of ZIP64, is not unpacked', async () => {
  const file = await workbook([['Марка'], ['Лада']])
  file.writeUInt16LE(0xffff, file.length - 22 + 10)
  expect(isUnpackable(file, 1e6)).toBe(false)
})

it('§9 import: a workbook of too many columns or too much text is refused with a sentence', async () => {
  const wide = await workbook([['Марка'], Array.from({ length: 1001 }, () => 'а')])
  await expect(readStockFile(wide)).rejects.toThrow('1 000 столбцов')
  const long = await workbook([['Марка'], Array.from({ length: 4 }, () => 'а'.repeat(30_000))])
  await expect(readStockFile(long)).rejects.toThrow('100 000 знаков')
})

it('§9 import: columns that later rows bring stand behind their neighbours', async () => {
  const file = Buffer.from('А;Б;В;Г\n1;;;\n1;;3;\n1;2;;4\n')
  expect((await cellsOf(file)).columns).toEqual(['А', 'Б', 'Г', 'В'])
})
