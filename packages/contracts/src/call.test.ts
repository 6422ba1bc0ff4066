import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { baseOf, defineCall, isIdempotent } from './call.ts'
import { ALL_CALLS } from './calls/all-calls.ts'
import { listCities } from './calls/cities.ts'

const CALL = {
  id: 'posts.list',
  method: 'GET',
  path: '/posts',
  access: 'public',
  summary: 'Ads',
  answer: z.unknown(),
} as const

it('domain §1: a call stands below the gateway where its declaration names no base', () => {
  expect(baseOf(listCities)).toBe('gateway')
  expect(baseOf(defineCall({ ...CALL, base: 'gateway' }))).toBe('gateway')
})

it('§7 descriptionMarkdown: the client sends it to the calls that take it', () => {
  const taking = ALL_CALLS.filter(
    ({ query }) => query instanceof z.ZodObject && 'descriptionMarkdown' in query.shape,
  )
  const sent = ALL_CALLS.filter((call) => call.descriptionMarkdown)
  expect(sent.map(({ id }) => id)).toEqual(taking.map(({ id }) => id))
  expect(sent.map(({ path }) => path).sort()).toEqual([
    '/ads/get-by-id/{id}',
    '/ads/get-by-slug',
    '/filter/fetch-favorite-user-ads',
    '/filter/fetch-user-ads',
    '/filter/filter-ads',
  ])
})

it('knows every file of calls', async () => {
  const folder = join(import.meta.dirname, 'calls')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!all-calls).*(?<!\.test)\.ts$/.test(file),
  )
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  const declared = modules.flatMap((module) =>
    Object.values(module).filter((value) => value instanceof Object && 'access' in value),
  )
  expect(new Set(declared)).toEqual(new Set(ALL_CALLS))
})

it('tells calls that take an idempotency key', () => {
  expect(isIdempotent({ ...CALL, idempotent: true })).toBe(true)
  expect(isIdempotent(CALL)).toBe(false)
})
