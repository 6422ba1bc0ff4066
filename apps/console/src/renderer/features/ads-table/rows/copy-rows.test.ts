import { expect, it } from 'vitest'
import { adRow } from '../../../testing/samples.ts'
import { COLUMNS, FROZEN } from '../columns/columns.tsx'
import { rowsAsText } from './copy-rows.ts'

it('copies the shown columns with a header, each value on one line', () => {
  const columns = [FROZEN, ...COLUMNS.filter(({ id }) => ['cityName', 'year'].includes(id))]
  const rows = [adRow('1', { title: 'Лада\tГранта\nбез ДТП' }), adRow('2', { year: null })]
  expect(rowsAsText(columns, rows)).toBe(
    'Объявление\tГород\tГод\nЛада Гранта без ДТП\tКазань\t2018\nLADA Granta, 2\tКазань\t',
  )
})

it.each(['=1+1', '+7 900', '-5', '@SUM(A1)', ' =1+1'])(
  'a title %j is text to a spreadsheet, not a formula',
  (title) => {
    expect(rowsAsText([FROZEN], [adRow('1', { title })])).toBe(`Объявление\n'${title.trim()}`)
  },
)
