import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadAhead, reloadOnce, watchChunks } from './reload-guard.ts'

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

  it('does not reload for what is loaded ahead, and does once it is needed', async () => {
    const reload = vi.fn()
    const stop = watchChunks(reload)
    /** As Vite loads a chunk that is gone. */
    const load = async () => {
      const payload = new TypeError('Failed to fetch dynamically imported module')
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
      throw payload
    }
    const asLoader = async () => await load()
    await expect(loadAhead(asLoader)).rejects.toThrow('Failed to fetch')
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(reload).not.toHaveBeenCalled()
    await expect(asLoader()).rejects.toThrow('Failed to fetch')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    stop()
  })
})
