import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './reload-guard.ts'

afterEach(() => sessionStorage.clear())

describe('§8 script chunk load failure', () => {
  it('§9: reloads once in 60 seconds', () => {
    const reload = vi.fn()
    const start = Date.parse('2026-01-01')
    expect(reloadOnce(start, reload)).toBe(true)
    expect(reloadOnce(start + 59_000, reload)).toBe(false)
    expect(reloadOnce(start + 61_000, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
