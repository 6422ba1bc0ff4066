import { beforeEach, expect, it, vi } from 'vitest'
import { storedList } from './stored-list.ts'

const KEY = 'test.list'
const isText = (value: unknown): value is string => typeof value === 'string'
const list = () => storedList(KEY, { max: 3, isItem: isText })

beforeEach(() => localStorage.clear())

it('keeps at most so many, in storage', () => {
  list().write(['a', 'b', 'c', 'd'])
  expect(list().read()).toEqual(['a', 'b', 'c'])
})

it.each(['not json', '{"a":1}', '[1, null]', 'null'])('reads %s as an empty list', (text) => {
  localStorage.setItem(KEY, text)
  expect(list().read()).toEqual([])
})

it('gives the same array until the text changes', () => {
  const store = list()
  store.write(['a'])
  expect(store.read()).toBe(store.read())
})

it('tells of what another tab wrote', () => {
  const store = list()
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  localStorage.setItem(KEY, '["b"]')
  globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(listener).toHaveBeenCalledOnce()
  expect(store.read()).toEqual(['b'])
  unsubscribe()
  globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(listener).toHaveBeenCalledOnce()
})
