import { readFile } from 'node:fs/promises'
import { listCities } from '@trassa/contracts/calls/cities'
import { carMarks, carModels, carModifications } from '@trassa/contracts/calls/dictionaries'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { loadDictionaries } from '../loading/load-dictionaries.ts'
import { recordLoaded } from '../loading/loaded-dictionaries.repository.ts'
import { importDictionaries } from './import-dictionaries.ts'
import { RefusedImport } from './mistakes.ts'

const SHIPPED = new URL('../../../../../../packages/catalog/data/', import.meta.url)
const CARS = ['marks', 'models', 'generations', 'series', 'modifications']

const gateway = await createTestGateway()
const { db } = gateway

const MARKS = 'id,name,name_ru,country,popularity'
const MODELS = 'id,mark_id,name,name_ru'
const GENERATIONS = 'id,model_id,name,year_from,year_to'
const SERIES = 'id,generation_id,body_type,name'
const MODIFICATIONS = 'id,series_id,name,volume,power,gearbox,fuel,drive'
const VEHICLE_MARKS = 'id,code,name,name_ru,country,popularity,codes'
const VEHICLE_MODELS = 'id,mark_id,name,name_ru,year_from,year_to'
const CITIES = 'id,name,name_in,slug,sorting_number,region_name,region_type,lat,lon'

/** Files by their names, each a header and rows. */
type Files = Record<string, readonly string[] | Uint8Array>

const run = (files: Files) =>
  importDictionaries(
    db,
    Object.entries(files).map(([name, content]) => ({
      name,
      read: async () =>
        content instanceof Uint8Array ? content : Buffer.from(`${content.join('\n')}\n`),
    })),
  )

const refusalOf = (files: Files): Promise<string> =>
  run(files).then(
    () => 'loaded',
    (error: unknown) => (error instanceof RefusedImport ? error.message : String(error)),
  )

const TABLES = [
  'cities',
  'car_marks',
  'car_models',
  'car_generations',
  'car_series',
  'car_modifications',
  'vehicle_marks',
  'vehicle_models',
  'loaded_dictionaries',
]

async function fingerprint(): Promise<unknown> {
  const parts = TABLES.map(
    (table) =>
      `(SELECT count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) FROM ${table} t)`,
  )
  const { rows } = await db.execute(sql.raw(`SELECT concat_ws(' ', ${parts.join()}) AS print`))
  return rows[0]?.print
}

const nameOf = async (table: string, id: string) =>
  (await db.execute(sql.raw(`SELECT name FROM ${table} WHERE id = ${id}`))).rows[0]?.name

// As after a new release whose data differ.
const loadShippedAgain = async () => {
  await db.transaction((tx) => recordLoaded(tx, 'shipped', 'older'))
  await loadDictionaries(db)
}

describe('§4 dictionaries import', () => {
  it('replaces known ids, adds new ones, deletes nothing, whatever the order of files', async () => {
    const imported = await run({
      'mods.csv': [MODIFICATIONS, '9000000000101,90000000001,2.0 AT,"2,0",150,2,1,3'],
      'marks.csv': [MARKS, '900,Новинка,Новинка,Россия,', '1,Lada,Лада,Россия,1'],
      'series.csv': [SERIES, '90000000001,900000001,1,Седан'],
      'models.csv': [MODELS, '9000001,900,"Один, ""первый""",', '1001,1,2101,2101'],
      'generations.csv': [GENERATIONS, '900000001,9000001,I,2025,'],
    })
    expect(imported).toEqual([
      { dictionary: 'carMarks', rows: 2, added: 1, changed: 1 },
      { dictionary: 'carModels', rows: 2, added: 1, changed: 0 },
      { dictionary: 'carGenerations', rows: 1, added: 1, changed: 0 },
      { dictionary: 'carSeries', rows: 1, added: 1, changed: 0 },
      { dictionary: 'carModifications', rows: 1, added: 1, changed: 0 },
    ])
    const models = await gateway.get(carModels, { query: { carMarkId: '900' } })
    expect(models).toEqual([{ id: '9000001', name: 'Один, "первый"', nameRu: '' }])
    const query = { carSeriesId: '90000000001' }
    const [modification] = await gateway.get(carModifications, { query })
    expect(modification).toMatchObject({ volume: 2, power: 150, gearbox: 2, fuel: 1, drive: 3 })
    expect((await gateway.get(carMarks)).length).toBeGreaterThan(100)
  })

  it('its rows outlive the next start and the next release', async () => {
    await run({
      'marks.csv': [MARKS, '1,АвтоВАЗ,АвтоВАЗ,Россия,1', '2,УАЗ,УАЗ,Россия,27'],
      // Under an id of its own, so that the shipped UAZ Patriot would be a second one.
      'models.csv': [MODELS, '9000777,2,Vesta NG,Веста'],
      'cities.csv': [CITIES, '999,Новый,Новом,novyy,,Тульская,область,,'],
    })
    await db.execute(sql`UPDATE car_marks SET name = 'Порча' WHERE id IN (2, 3)`)
    await loadShippedAgain()
    expect(await nameOf('car_marks', '1')).toBe('АвтоВАЗ')
    // Row 2 was imported, though it equals the shipped one; row 3 was not.
    expect(await nameOf('car_marks', '2')).toBe('Порча')
    expect(await nameOf('car_marks', '3')).not.toBe('Порча')
    expect(await nameOf('cities', '999')).toBe('Новый')
  })

  it('a shipped row gives way to an imported one of the same name, with all that belongs to it', async () => {
    await db.execute(sql`DELETE FROM car_modifications USING car_series s, car_generations g
      WHERE s.id = series_id AND g.id = s.generation_id AND g.model_id = 1002`)
    await db.execute(sql`DELETE FROM car_series USING car_generations g
      WHERE g.id = generation_id AND g.model_id = 1002`)
    await db.execute(sql`DELETE FROM car_generations WHERE model_id = 1002`)
    await db.execute(sql`DELETE FROM car_models WHERE id = 1002`)
    await run({ 'models.csv': [MODELS, '9000002,1,2102,2102'] })
    await loadShippedAgain()
    expect(await nameOf('car_models', '9000002')).toBe('2102')
    expect(await nameOf('car_models', '1002')).toBeUndefined()
    expect(await nameOf('car_generations', '100201')).toBeUndefined()
    expect(await nameOf('car_generations', '100101')).toBe('2101')
  })

  it('two cities may change their addresses', async () => {
    const { rows } = await db.execute<Record<string, string | null>>(
      sql`SELECT id, name, name_in, slug, sorting_number, region_name, region_type, lat, lon FROM cities WHERE id IN (1, 2) ORDER BY id`,
    )
    const [moscow, petersburg] = rows
    const line = (city: typeof moscow, slug: unknown) => Object.values({ ...city, slug }).join()
    await run({
      'cities.csv': [CITIES, line(moscow, petersburg?.slug), line(petersburg, moscow?.slug)],
    })
    const cities = await gateway.get(listCities)
    expect(cities.find(({ id }) => id === '1')?.slug).toBe('sankt-peterburg')
    expect(cities.find(({ id }) => id === '2')?.slug).toBe('moskva')
  })
})

it('§4 dictionaries import: the shipped files are of the documented layout and change nothing', async () => {
  const { db } = await createTestGateway()
  const paths = ['cities', ...CARS.map((name) => `cars/${name}`)]
  const imported = await importDictionaries(
    db,
    paths.map((path) => ({ name: path, read: () => readFile(new URL(`${path}.csv`, SHIPPED)) })),
  )
  expect(imported).toHaveLength(paths.length)
  for (const { rows, added, changed } of imported) {
    expect(rows).toBeGreaterThan(100)
    expect([added, changed]).toEqual([0, 0])
  }
})

describe('§4 dictionaries import: a bad row is named and nothing is loaded', () => {
  let before: unknown
  // Each test ends with the same rows, so that they are read once.
  beforeAll(async () => {
    before = await fingerprint()
  })

  const GOOD = '901,Хорошая,Хорошая,Россия,'

  it.each<[string, Files, string]>([
    ['id', { 'a.csv': [MARKS, GOOD, 'x,А,А,Россия,'] }, 'a.csv, строка 3: id «x»: нужно целое'],
    ['no id', { 'a.csv': [MARKS, ',А,А,Россия,'] }, 'строка 2: id «»: нужно целое число'],
    ['zero', { 'a.csv': [MARKS, '0,А,А,Россия,'] }, 'id «0»: нужно целое число'],
    ['name', { 'a.csv': [MARKS, '902, ,А,Россия,'] }, 'строка 2: name «»: пусто'],
    ['long', { 'a.csv': [MARKS, `902,${'я'.repeat(101)},А,Россия,`] }, 'не длиннее 100 знаков'],
    ['NUL', { 'a.csv': [MARKS, '902,А\u0000,А,Россия,'] }, 'внутри невидимые знаки'],
    [
      'popularity',
      { 'a.csv': [MARKS, '902,А,А,Россия,0'] },
      'popularity «0»: нужно целое число от 1',
    ],
    [
      'parent',
      { 'a.csv': [MODELS, '9009,77777,А,А'] },
      'строка 2: mark_id 77777: такой записи нет',
    ],
    [
      'years',
      { 'a.csv': [GENERATIONS, '9009,1001,А,2010,2005'] },
      'строка 2: year_from (2010) позже, чем year_to (2005)',
    ],
    [
      'year',
      { 'a.csv': [GENERATIONS, '9009,1001,А,1899,'] },
      'year_from «1899»: нужно целое число от 1900',
    ],
    ['body', { 'a.csv': [SERIES, '9009,100101,99,А'] }, 'body_type «99»: есть только 1 – Седан'],
    [
      'gearbox',
      { 'a.csv': [MODIFICATIONS, '9009,10010101,А,1.6,90,9,1,1'] },
      'gearbox «9»: есть только 1 – Механика',
    ],
    [
      'power',
      { 'a.csv': [MODIFICATIONS, '9009,10010101,А,1.6,2001,1,1,1'] },
      'power «2001»: нужно',
    ],
    [
      'electric with a volume',
      { 'a.csv': [MODIFICATIONS, '9009,10010101,А,1.6,90,1,4,1'] },
      'volume пуст у электромобилей и только у них',
    ],
    [
      'petrol without one',
      { 'a.csv': [MODIFICATIONS, '9009,10010101,А,,90,1,1,1'] },
      'volume пуст',
    ],
    [
      'group',
      { 'a.csv': [VEHICLE_MARKS, '9009,cars,А,А,Россия,,'] },
      'code «cars»: есть только truck',
    ],
    [
      'further group',
      { 'a.csv': [VEHICLE_MARKS, '9009,bus,А,А,Россия,,truck x'] },
      'codes «truck x»',
    ],
    ['vehicle', { 'a.csv': [VEHICLE_MODELS, '9009,1,А,А,,'] }, 'mark_id 1: такой записи нет'],
    [
      'id twice',
      { 'a.csv': [MARKS, GOOD, '901,Б,Б,Россия,'] },
      'строка 3: id 901 уже есть в строке 2',
    ],
    [
      'id in two files',
      { 'a.csv': [MARKS, GOOD], 'b.csv': [MARKS, '901,Б,Б,Россия,'] },
      'b.csv, строка 2: id 901 уже есть в другом файле',
    ],
    [
      'name twice',
      { 'a.csv': [MARKS, GOOD, '902,Хорошая,А,Россия,'] },
      'строка 3: name «Хорошая» уже есть в строке 2, id 901',
    ],
    [
      'name in the database',
      { 'a.csv': [MODELS, '9009,1,2101,'] },
      'name «2101» уже есть в базе, id 1001',
    ],
    [
      'slug in the database',
      { 'a.csv': [CITIES, '998,Новая,Новой,kazan,,Тульская,область,,'] },
      'slug «kazan» уже есть в базе',
    ],
    [
      'slug of the site',
      { 'a.csv': [CITIES, '998,Новая,Новой,services,,Тульская,область,,'] },
      'адрес «services» занят самим сайтом',
    ],
    ['columns', { 'a.csv': [MARKS, GOOD, '902,А'] }, 'строка 3: столбцов 2, а в заголовке 5'],
    ['header', { 'a.csv': ['id,title', '1,А'] }, 'строка 1: неизвестный заголовок «id,title»'],
    ['column twice', { 'a.csv': ['id,id,name,name_ru', '1,1,А,А'] }, 'неизвестный заголовок'],
    ['semicolons', { 'a.csv': [MARKS.replaceAll(',', ';')] }, 'разделены точкой с запятой'],
    ['nothing', { 'a.csv': [] }, 'строка 1: неизвестный заголовок'],
    [
      'quote',
      { 'a.csv': [MARKS, GOOD, '902,"А"б,А,Россия,'] },
      'строка 3: кавычка не на своём месте',
    ],
    [
      'bytes',
      {
        'a.csv': Buffer.concat([Buffer.from(`${MARKS}\n${GOOD}\n902,`), Buffer.from([0xc0, 0xe1])]),
      },
      'строка 3: это не UTF-8',
    ],
  ])('%s', async (_, files, reason) => {
    const refusal = await refusalOf(files)
    expect(refusal).toContain('Ничего не загружено')
    expect(refusal).toContain(reason)
    expect(await fingerprint()).toBe(before)
  })

  it('a good file is not loaded beside a bad one', async () => {
    await expect(
      run({ 'good.csv': [MARKS, GOOD], 'bad.csv': [MODELS, '9009,77777,А,А'] }),
    ).rejects.toThrow('bad.csv, строка 2')
    expect(await fingerprint()).toBe(before)
  })

  it('names the first twenty and counts the others', async () => {
    const rows = Array.from({ length: 1025 }, (_, index) => `${index + 5000},,А,Россия,`)
    const lines = (await refusalOf({ 'a.csv': [MARKS, ...rows] })).split('\n')
    expect(lines).toHaveLength(22)
    expect(lines[20]).toBe('a.csv, строка 21: name «»: пусто')
    expect(lines[21]).toBe('…и ещё 1\u00A0005\u00A0ошибок.')
  })
})
