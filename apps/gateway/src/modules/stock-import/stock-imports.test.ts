import { randomUUID } from 'node:crypto'
import { fillPath } from '@trassa/contracts/call'
import {
  createStockImport,
  listStockImports,
  mapStockImport,
  readStockImport,
  readStockProgress,
  stockMistakesFile,
} from '@trassa/contracts/calls/moderator/stock-imports'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ads } from '../ads/ads.table.ts'
import { auditRows } from '../audit/audit.table.ts'
import { carRow, csvFile } from '../feeds/testing/stock-server.ts'
import { importHindrances, moveImports } from './account/stock-imports-merge.ts'
import { readStockFile } from './reading/read-stock-file.ts'
import { createStockWorld } from './testing/stock-world.ts'

const world = await createStockWorld()
const { gateway, anna, ask, checked, imported, map, read, rowsOf, steer, adsOf, dealer } = world
const VIN = 'XTAGFL110KY123456'

/** A car as a dealer's own table has it. */
const ownRow = (id: string, cells: Record<string, string> = {}) => {
  const { Номер: _, ...car } = carRow(id)
  return { '№ поставщика': id, ...car, ...cells }
}
const told = async (id: string) =>
  (await rowsOf(id)).flatMap(({ row, problems }) =>
    problems.map(({ column, message }) => `${row}|${column}|${message}`),
  )

it('§9 import: columns are proposed by their names, and by the owner’s last file', async () => {
  const owner = await dealer()
  const row = { 'VIN-код': VIN, 'Цена, ₽': '5', Склад: 'А', Марка: 'Лада', КПП: 'МКПП' }
  const answer = await ask(Buffer.from(csvFile([row])), owner)
  if (!answer.ok) throw new Error(answer.failure.code)
  const { id, mapping, columns } = answer.detail
  expect(mapping.columns).toEqual([
    { name: 'VIN-код', key: 'vin' },
    { name: 'Цена, ₽', key: 'price' },
    { name: 'Склад', key: null },
    { name: 'Марка', key: 'markId' },
    { name: 'КПП', key: 'gearbox' },
  ])
  expect(columns[0]).toEqual({ name: 'VIN-код', samples: [VIN] })
  const chosen = mapping.columns.map(({ name, key }) => ({
    name,
    key: name === 'Склад' ? 'address' : key,
  }))
  await map(id, { ...mapping, columns: chosen })
  const next = await ask(Buffer.from(csvFile([{ склад: 'Б', Прочее: '1' }])), owner)
  expect(next.ok && next.detail.mapping.columns).toEqual([
    { name: 'склад', key: 'address' },
    { name: 'Прочее', key: null },
  ])
})

it('§9 import: the preview tells what becomes of each row, mistakes at their cells first', async () => {
  const owner = await dealer()
  const { id, counts } = await checked(owner, [
    ownRow('1'),
    ownRow('2', { Марка: 'Ладья', Пробег: 'много' }),
    ownRow('1', { 'Год выпуска': '1800' }),
  ])
  expect(counts).toMatchObject({ create: 1, wrong: 2, change: 0, same: 0 })
  const rows = await rowsOf(id)
  expect(rows.map(({ row, state }) => [row, state])).toEqual([
    [3, 'wrong'],
    [4, 'wrong'],
    [2, 'create'],
  ])
  expect(rows[0]?.title).toBe('Ладья Гранта, 2019')
  expect(await told(id)).toEqual([
    '3|Марка|«Ладья» – такого значения нет в справочнике',
    '3|Пробег|«много» – не число',
    '4|№ поставщика|То же стоит в строке 2',
    expect.stringMatching(/^4\|Год выпуска\|Не меньше 1/),
  ])
  expect(await adsOf(owner)).toEqual([])
})

it('§9 import: an unknown value is mapped by hand once and remembered', async () => {
  const owner = await dealer()
  const rows = [ownRow('1', { Марка: 'Ладья' }), ownRow('2', { Марка: 'Ладья', Кузов: 'Сидан' })]
  const first = await checked(owner, rows)
  expect(first.unknownValues).toEqual([
    expect.objectContaining({ key: 'markId', parent: null, texts: [{ text: 'Ладья', rows: 2 }] }),
    expect.objectContaining({ key: 'bodyType', texts: [{ text: 'Сидан', rows: 1 }] }),
  ])
  const [marks] = first.unknownValues
  const name = marks?.choices.find((choice) => choice.includes('Lada')) ?? ''
  const values = [
    { adType: 'auto' as const, key: 'markId', parent: null, text: 'Ладья', name },
    { adType: 'auto' as const, key: 'bodyType', parent: null, text: 'СИДАН', name: 'Седан' },
  ]
  const second = await map(first.id, { ...first.mapping, values })
  expect(second).toMatchObject({ unknownValues: [], counts: { create: 2, wrong: 0 } })
  expect((await checked(owner, rows)).counts).toMatchObject({ create: 2 })
  // A file without these values leaves them to the next one; what is taken back is forgotten.
  const third = await checked(owner, [ownRow('3')])
  expect(third.mapping.values).toEqual([])
  const fourth = await checked(owner, rows)
  expect(fourth.mapping.values).toHaveLength(2)
  await map(fourth.id, { ...fourth.mapping, values: values.slice(0, 1) })
  expect((await checked(owner, rows)).mapping.values).toEqual(values.slice(0, 1))
})

it('§9 import: a value is mapped under its mark; the same text under another mark stays unknown', async () => {
  const rows = ['Лада', 'Киа'].map((mark) => ownRow(mark, { Марка: mark, Модель: 'Небывалая' }))
  const first = await checked(await dealer(), rows)
  const models = first.unknownValues.filter(({ key }) => key === 'modelId')
  expect(models.map(({ parent }) => parent).toSorted()).toEqual(['Киа', 'Лада'])
  const name = models
    .find(({ parent }) => parent === 'Лада')
    ?.choices.find((choice) => /granta|гранта/i.test(choice))
  const value = { adType: 'auto' as const, key: 'modelId', parent: 'лада', text: 'Небывалая' }
  const { unknownValues } = await map(first.id, {
    ...first.mapping,
    values: [{ ...value, name: name ?? '' }],
  })
  expect(unknownValues.filter(({ key }) => key === 'modelId')).toMatchObject([{ parent: 'Киа' }])
  expect((await told(first.id)).filter((text) => text.includes('|Модель|'))).toHaveLength(1)
})

it('§9 import: a city that is not known, or is several, is chosen by hand and remembered', async () => {
  const owner = await dealer()
  const rows = [ownRow('1', { Город: 'Казань-град' }), ownRow('2', { Город: 'казань-град' })]
  const first = await checked(owner, rows)
  expect(first.unknownValues).toEqual([
    expect.objectContaining({ adType: null, key: 'cityId', label: 'Город', choices: [] }),
  ])
  const value = { adType: null, key: 'cityId', parent: null, text: 'Казань-град' }
  const name = 'Казань, Республика Татарстан'
  const second = await map(first.id, { ...first.mapping, values: [{ ...value, name }] })
  expect(second).toMatchObject({ unknownValues: [], counts: { create: 2, wrong: 0 } })
  expect((await checked(owner, rows)).counts).toMatchObject({ create: 2 })
})

it('§9 import: an ad of the owner is found by number or VIN; what the row says is told as a change', async () => {
  const owner = await dealer()
  await imported(owner, [ownRow('1'), ownRow('2', { VIN })])
  const { id, counts } = await checked(owner, [
    ownRow('1'),
    ownRow('новый', { VIN: VIN.toLowerCase(), Цена: '600000' }),
    { '№ поставщика': '1а', VIN: '' },
  ])
  expect(counts).toMatchObject({ same: 1, change: 1, wrong: 1, create: 0 })
  const change = (await rowsOf(id)).find(({ state }) => state === 'change')
  expect(change?.changes).toEqual(['Цена'])
})

it('§9 import: an ad of another owner is never found', async () => {
  await imported(await dealer(), [ownRow('1', { VIN })])
  const { counts } = await checked(await dealer(), [ownRow('1', { VIN })])
  expect(counts).toMatchObject({ create: 1, change: 0, same: 0 })
})

it('§9 import: rows to be mended are a file for the dealer', async () => {
  const { id } = await checked(await dealer(), [ownRow('1'), ownRow('=2', { Марка: 'Ладья' })])
  const { app, config } = gateway
  const url = `${config.gatewayBase}${fillPath(stockMistakesFile.path, { id })}`
  const file = await app.inject({ url, headers: { cookie: anna.cookie } })
  const [header = '', row = ''] = file.body.split('\r\n')
  expect(header).toContain('"Строка";"Что исправить";"№ поставщика"')
  expect(row).toContain('"3";"Марка: «Ладья» – такого значения нет в справочнике')
  expect(row).toContain(`"'=2"`)
  const back = await readStockFile(file.rawPayload)
  expect(back.rows[0]?.cells.get('№ поставщика')).toBe('=2')
})

it('§9 import: a column keeps its name on the way there and back, invisible and superfluous characters are cut', async () => {
  const long = `Цвет ${'о'.repeat(300)}`
  const rows = [{ 'Ма\u200Bрка': 'Ки\u00ADа', [long]: 'Белый' }]
  const { id, mapping, unknownValues } = await checked(await dealer(), rows)
  expect(mapping.columns).toEqual([
    { name: 'Марка', key: 'markId' },
    { name: long.slice(0, 200), key: null },
  ])
  expect(unknownValues).toEqual([])
  expect((await told(id)).join()).not.toContain('Марка')
})

it('§9 import: a repeat gives the same import; another file under its id is refused', async () => {
  const owner = await dealer()
  const [id, file] = [randomUUID(), Buffer.from(csvFile([ownRow('1')]))]
  const first = await ask(file, owner, anna, id)
  expect(await ask(file, owner, anna, id)).toEqual({ ...first, headers: expect.anything() })
  const other = Buffer.from(csvFile([ownRow('2')]))
  expect(await ask(other, owner, anna, id)).toMatchObject({
    failure: { code: 'request.key_reused' },
  })
  const rows = await gateway.db.select().from(auditRows).where(eq(auditRows.batchId, id))
  expect(rows.map(({ event }) => event)).toEqual(['stock.read'])
})

it('§9 import: one’s own imports, for senior moderators all; support may none', async () => {
  const { id } = await checked(await dealer(), [ownRow('1')])
  const params = { id }
  const boris = await gateway.createUser({ role: 'moderator' })
  const senior = await gateway.createUser({ role: 'seniorModerator' })
  const support = await gateway.createUser({ role: 'support' })
  expect((await gateway.ask(readStockImport, { as: boris, params })).status).toBe(404)
  expect((await gateway.get(listStockImports, { as: boris })).items).toEqual([])
  expect((await read(id, senior)).id).toBe(id)
  const { counts, total } = await read(id)
  expect(total).toBe(1)
  const progress = { state: 'checked', finishedAt: null, counts, photoFiles: 0 }
  expect(await gateway.get(readStockProgress, { as: anna, params })).toEqual(progress)
  expect((await gateway.ask(readStockProgress, { as: boris, params })).status).toBe(404)
  expect((await gateway.ask(listStockImports, { as: support })).status).toBe(403)
})

it('§9 import: a field is read from one column; a file that cannot be read is refused with a sentence', async () => {
  const { id, mapping } = await checked(await dealer(), [ownRow('1')])
  const columns = mapping.columns.map(({ name }) => ({ name, key: 'price' }))
  const body = { ...mapping, columns }
  const refused = await gateway.ask(mapStockImport, { as: anna, params: { id }, body })
  expect(refused).toMatchObject({ status: 422 })
  const file = Buffer.from('<html>').toString('base64')
  const owner = await dealer()
  const page = await gateway.ask(createStockImport, {
    as: anna,
    body: { id: randomUUID(), ownerId: owner.id, fileName: 'а.csv', file },
  })
  expect(JSON.stringify(page)).toContain('Это не таблица')
})

it('§9 import: of merged accounts the numbers and the mapping follow; an import under way prevents it', async () => {
  const [staying, closed] = [await dealer(), await dealer()]
  await imported(staying, [ownRow('1')])
  await imported(closed, [ownRow('1'), ownRow('2')])
  const pair = { closedId: closed.id, stayingId: staying.id }
  const { id } = await checked(closed, [ownRow('2')])
  await steer(id, 'start')
  expect(await importHindrances(gateway.db, pair)).toEqual(['feedRuns'])
  await steer(id, 'cancel')
  expect(await importHindrances(gateway.db, pair)).toEqual([])
  await gateway.db.transaction(async (tx) => {
    await tx.update(ads).set({ userId: staying.id }).where(eq(ads.userId, closed.id))
    await moveImports(tx, pair)
  })
  const { counts } = await checked(staying, [ownRow('1'), ownRow('2'), ownRow('3')])
  expect(counts).toMatchObject({ same: 2, create: 1 })
})
