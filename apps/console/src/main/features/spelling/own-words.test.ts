import { expect, it, vi } from 'vitest'
import type { Account } from '../../../shared/outbox.ts'
import { BORIS, MARINA } from '../../testing/accounts.ts'
import { memoryAccountFiles } from '../../testing/memory-account-files.ts'
import { createOwnWords } from './own-words.ts'

function begin() {
  const { files, disk } = memoryAccountFiles()
  const start = (first: Account | null) => {
    let account = first
    const listeners: (() => void)[] = []
    const words = createOwnWords({
      files,
      account: { current: () => account, subscribe: (listener) => void listeners.push(listener) },
    })
    return {
      ...words,
      logIn(next: Account | null) {
        account = next
        for (const listener of listeners) listener()
      },
    }
  }
  return { disk, start }
}

it('decision 124: an own word is its account’s alone, and is there after a restart', async () => {
  const { start } = begin()
  const words = start(MARINA)
  await words.add('Крузак')
  expect(words.has('крузак')).toBe(true)
  words.logIn(BORIS)
  expect(words.has('крузак')).toBe(false)

  const restarted = start(null)
  expect(restarted.has('крузак')).toBe(false)
  restarted.logIn(MARINA)
  await vi.waitFor(() => expect(restarted.has('крузак')).toBe(true))
})

it('without an account nothing is written', async () => {
  const { disk, start } = begin()
  await start(null).add('крузак')
  expect(disk.size).toBe(0)
})
