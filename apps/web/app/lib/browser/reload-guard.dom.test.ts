import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './reload-guard.ts'

const answers = (answer: Promise<Response>) => vi.stubGlobal('fetch', () => answer)

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('§8 script chunk load failure', () => {
  const start = Date.parse('2026-01-01')

  it('§9: reloads once in 60 seconds', async () => {
    answers(Promise.resolve(new Response()))
    const reload = vi.fn()
    await reloadOnce(start, reload)
    await reloadOnce(start + 59_000, reload)
    expect(reload).toHaveBeenCalledOnce()
    await reloadOnce(start + 61_000, reload)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is being restarted', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('keeps the page while the server %s, and reloads when it answers', async (_, answer) => {
    const reload = vi.fn()
    answers(answer())
    await reloadOnce(start, reload)
    expect(reload).not.toHaveBeenCalled()
    answers(Promise.resolve(new Response()))
    await reloadOnce(start + 1000, reload)
    expect(reload).toHaveBeenCalledOnce()
  })
})
