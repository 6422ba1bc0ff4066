import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { csvStreamOf, type SheetColumn, type SheetValue, xlsxOf } from './sheet.ts'

const COLUMNS: SheetColumn[] = [
  { header: 'Объявление', kind: 'text' },
  { header: 'Цена', kind: 'price' },
  { header: 'Истекает', kind: 'time' },
]
const AT = new Date('2026-11-23T14:05:00Z')

async function* portions(): AsyncGenerator<SheetValue[][]> {
  yield [['=HYPERLINK("http://a.ru")', 650_000, AT]]
  yield [['Лада <"Гранта"> & \u0001', null, null]]
}
const bytesOf = (file: AsyncIterable<Uint8Array>) => buffer(Readable.from(file))

it('issue 12: a workbook has texts, numbers and dates as such, and nothing to compute', async () => {
  const { sheets } = await readXlsx(await bytesOf(xlsxOf('Объявления', COLUMNS, portions())))
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toMatchObject({
    name: 'Объявления',
    rows: [
      ['Объявление', 'Цена', 'Истекает'],
      ['=HYPERLINK("http://a.ru")', 650_000, AT],
      // A sign that XML does not have would make the file unreadable.
      ['Лада <"Гранта"> & ', null, null],
    ],
  })
})

it('issue 12: the same rows for Excel in Russian', async () => {
  const text = (await bytesOf(csvStreamOf(COLUMNS, portions()))).toString()
  expect(text.split('\r\n')).toEqual([
    '\uFEFF"Объявление";"Цена";"Истекает"',
    '"\'=HYPERLINK(""http://a.ru"")";650000;"23.11.2026 14:05"',
    '"Лада <""Гранта""> & \u0001";"";""',
    '',
  ])
})

it('issue 12: rows are read as the file is taken, and no further once it is not wanted', async () => {
  let read = 0
  let isEnded = false
  async function* endless(): AsyncGenerator<SheetValue[][]> {
    try {
      for (;;) {
        read += 1
        yield Array.from({ length: 100 }, () => [`${Math.random()}`, read, AT])
      }
    } finally {
      isEnded = true
    }
  }
  for (const file of [xlsxOf('А', COLUMNS, endless()), csvStreamOf(COLUMNS, endless())]) {
    read = 0
    isEnded = false
    let bytes = 0
    for await (const chunk of file) {
      bytes += chunk.length
      if (bytes > 100_000) break
    }
    expect(isEnded).toBe(true)
    expect(read).toBeLessThan(500)
  }
})
