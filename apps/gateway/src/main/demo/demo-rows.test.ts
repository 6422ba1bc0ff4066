import { formOf } from '@trassa/catalog/ad-types/form-of'
import { demoAdMaker } from '@trassa/demo-data/demo-ads'
import { demoUsers } from '@trassa/demo-data/demo-users'
import { beforeAll, describe, expect, it } from 'vitest'
import { dictionaryMistakes, dictionaryRefs } from '../../modules/ads/content/ad-content.ts'
import { readDictionaryRows } from '../../modules/reference/public.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { demoAdRows, insertDemoUsers } from './demo-rows.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const DEFAULT_COUNT = 2000

const { db } = await createTestGateway()
const users = demoUsers(NOW)
const demoAd = demoAdMaker(users, NOW)
const ads = Array.from({ length: DEFAULT_COUNT }, (_, number) => demoAd(number))
let rows: Awaited<ReturnType<typeof demoAdRows>>

beforeAll(async () => {
  rows = await demoAdRows(db, ads, await insertDemoUsers(db, users))
})

describe('the rows of the demo’s ads', () => {
  it('§4 forms: name values that the dictionaries have, each below its parent', async () => {
    const dictionary = await readDictionaryRows(
      db,
      ads.flatMap(({ adType, content }) => dictionaryRefs(formOf(adType), content)),
    )
    for (const [index, { adType, content }] of ads.entries()) {
      const mistakes = dictionaryMistakes(formOf(adType), content.fields, dictionary)
      expect(mistakes, rows[index]?.title).toEqual([])
    }
  })

  it('have a title, a summary and a slug of their own', () => {
    for (const { title = '', summary } of rows) {
      expect(title.length, title).toBeGreaterThan(3)
      expect(summary, title).not.toBe('')
    }
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length)
  })

  it.each([
    ['a МТЗ-82 of 2012', /^Трактор МТЗ «Беларус» 82, 2012$/],
    ['a boat trailer', /^Лодочный прицеп МЗСА 81771/],
    ['an evacuator', /эвакуатор/i],
    ['winter tyres for a KamAZ', /^Зимние шины .*КАМАЗ/],
  ])('have %s among them, which people search for', (_, title) => {
    expect(rows.filter((row) => title.test(row.title ?? '')).length).toBeGreaterThan(0)
  })
})
