import { describe, expect, it } from 'vitest'
import { parseCsv, readCsvLines } from './csv.ts'

describe('parseCsv', () => {
  it.each([
    [
      'plain rows',
      'id,name\n1,Лада\n2,УАЗ\n',
      [
        ['1', 'Лада'],
        ['2', 'УАЗ'],
      ],
    ],
    ['no line end at the end', 'id,name\n1,Лада', [['1', 'Лада']]],
    ['lines of Windows', 'id,name\r\n1,Лада\r\n', [['1', 'Лада']]],
    ['a byte order mark', '\uFEFFid,name\n1,Лада', [['1', 'Лада']]],
    ['quotes, commas, lines in quotes', 'id,name\n1,"а, ""б""\nв"\n', [['1', 'а, "б"\nв']]],
    [
      'empty cells',
      'id,name\n,\n1,',
      [
        ['', ''],
        ['1', ''],
      ],
    ],
    ['a header alone', 'id,name\n', []],
    ['nothing', '', []],
  ])('reads %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows.map(([id, name]) => ({ id, name })))
  })

  it('names a row of another length', () => {
    expect(() => parseCsv('id,name\n1,a\n2\n')).toThrow('CSV: line 3 has 1 cells, the header 2')
  })

  it.each(['id,name\n1,a"b\n', 'id,name\n1,"a"b\n', 'id,name\n1,"a\n'])(
    'names a misplaced quote: %j',
    (text) => {
      expect(() => parseCsv(text)).toThrow('CSV: line 2, sign')
    },
  )
})

it('tells rows by the lines of the file they begin on', () => {
  const text = 'id,name\r\n1,"а\nб"\r\n\r\n2,в'
  expect([...readCsvLines(text)]).toEqual([
    { line: 1, cells: ['id', 'name'] },
    { line: 2, cells: ['1', 'а\nб'] },
    { line: 4, cells: [''] },
    { line: 5, cells: ['2', 'в'] },
  ])
})
