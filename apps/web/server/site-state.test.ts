import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSiteState } from './site-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const OPEN = { outsideLinks: {}, maintenance: false }

const state = (vk: string) => ({ outsideLinks: { vk }, maintenance: null })

it('pages learn of a change within a second, and of an outage of the gateway nothing', async () => {
  const ask = vi.fn()
  const read = createSiteState({ ask } as unknown as ApiClient, OPEN)
  ask.mockRejectedValueOnce(new AppError('server.unavailable'))
  expect(await read()).toEqual({ outsideLinks: {}, maintenance: null })
  ask.mockResolvedValueOnce(state('https://vk.example/one'))
  expect(await read()).toEqual(state('https://vk.example/one'))
  expect(await read()).toEqual(state('https://vk.example/one'))
  expect(ask).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  ask.mockResolvedValueOnce(state('https://vk.example/two'))
  expect(await read()).toEqual(state('https://vk.example/two'))
  vi.advanceTimersByTime(1000)
  ask.mockRejectedValueOnce(new AppError('server.unavailable'))
  expect(await read()).toEqual(state('https://vk.example/two'))
})

it('docs/decisions/153: what MAINTENANCE closes is closed also where the gateway fails or hangs', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new AppError('server.unavailable'))
  const read = createSiteState({ ask } as unknown as ApiClient, { ...OPEN, maintenance: true })
  expect((await read()).maintenance).not.toBeNull()
  vi.advanceTimersByTime(1000)
  ask.mockReturnValueOnce(new Promise(() => undefined))
  const asked = read()
  await vi.advanceTimersByTimeAsync(500)
  expect((await asked).maintenance).not.toBeNull()
})
