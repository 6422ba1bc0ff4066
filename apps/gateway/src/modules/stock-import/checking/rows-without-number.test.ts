import { expect, it } from 'vitest'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { createStockWorld } from '../testing/stock-world.ts'

const { checked, imported, steer, run, read, rowsOf, adsOf, dealer } = await createStockWorld()

/** A car that nothing but its characteristics tells from others. */
const unnamed = (cells: Record<string, string> = {}) => {
  const { Номер: _, ...car } = carRow('')
  return { ...car, ...cells }
}
const notes = async (id: string) =>
  (await rowsOf(id)).flatMap(({ row, problems }) =>
    problems.flatMap(({ message, column }) => (column === null ? [`${row} ${message}`] : [])),
  )

it('§9 import: a row without number and VIN is found again by what it is; its price changes', async () => {
  const owner = await dealer()
  await imported(owner, [unnamed(), unnamed({ Цвет: 'Чёрный' })])
  const [first] = await adsOf(owner)
  // Another spelling of the same, another order, another price.
  const next = [
    unnamed({ Цвет: 'черный' }),
    unnamed({ Марка: 'ЛАДА', Кузов: 'седан', Цена: '600000' }),
  ]
  const { id, counts } = await checked(owner, next)
  expect(counts).toMatchObject({ same: 1, change: 1, create: 0 })
  expect(await notes(id)).toContainEqual(
    `3 Уже загружено, узнали по характеристикам: объявление № ${first?.id}`,
  )
  await steer(id, 'start')
  await run()
  expect((await adsOf(owner)).map(({ price }) => price)).toEqual([60_000_000, 65_000_000])
})

it('§9 import: rows alike are ads of their own, told in the preview, and none is made twice', async () => {
  const owner = await dealer()
  const rows = [unnamed(), unnamed(), unnamed({ Пробег: '5' })]
  const { id, counts } = await checked(owner, rows)
  expect(counts).toMatchObject({ create: 3 })
  expect((await notes(id)).filter((note) => note.startsWith('3 Те же данные'))).toHaveLength(1)
  await steer(id, 'start')
  await run()
  expect((await checked(owner, rows)).counts).toMatchObject({ same: 3, create: 0 })
  expect((await checked(owner, [...rows, unnamed()])).counts).toMatchObject({ same: 3, create: 1 })
})

it('§9 import: of two imports of one file without numbers the second makes nothing', async () => {
  const owner = await dealer()
  const [one, other] = [await checked(owner, [unnamed()]), await checked(owner, [unnamed()])]
  await steer(one.id, 'start')
  await steer(other.id, 'start')
  await run()
  expect(await adsOf(owner)).toHaveLength(1)
  expect((await read(other.id)).counts).toMatchObject({ refused: 1 })
})

it('§9 import: a deleted ad and another owner’s ad are not found', async () => {
  await imported(await dealer(), [unnamed()])
  const owner = await dealer()
  expect((await checked(owner, [unnamed()])).counts).toMatchObject({ create: 1, same: 0 })
})
