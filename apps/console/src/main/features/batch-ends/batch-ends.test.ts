import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'
import { expect, it, vi } from 'vitest'
import type { Account } from '../../../shared/outbox.ts'
import { BORIS, MARINA } from '../../testing/accounts.ts'
import { memoryAccountFiles } from '../../testing/memory-account-files.ts'
import { createBatchEnds } from './batch-ends.ts'

const endOf = (batchId: string): BatchEnd => ({
  type: 'batch.ended',
  batchId,
  isCancelled: false,
  changed: 120,
  failed: 4,
  left: 0,
})
const [FIRST, SECOND] = [
  endOf('0d5b2f7e-6a6b-4a53-9a4e-0f3f3f0b8a10'),
  endOf('1d5b2f7e-6a6b-4a53-9a4e-0f3f3f0b8a11'),
]

function begin() {
  const { files, fault } = memoryAccountFiles()
  const start = (account: Account = MARINA) => {
    const told: string[] = []
    const shown: string[][] = []
    const session = { account }
    const ends = createBatchEnds({
      files,
      currentAccount: () => session.account,
      onChanged: (unread) => shown.push(unread.map(({ batchId }) => batchId)),
      onNews: ({ batchId }) => told.push(batchId),
    })
    return { ...ends, told, shown, session }
  }
  return { start, fault }
}

it('an end waits for a window, and is no news when the gateway tells it again', async () => {
  const console = begin().start()
  await console.add(FIRST)
  await console.add(FIRST)
  await console.add(SECOND)
  expect(console.told).toEqual([FIRST.batchId, SECOND.batchId])
  expect(await console.read()).toEqual([FIRST, SECOND])
})

it('what is read in one window is read in all, and after a restart', async () => {
  const { start } = begin()
  const console = start()
  await console.add(FIRST)
  await console.add(SECOND)
  await console.dismiss([FIRST.batchId])
  expect(console.shown.at(-1)).toEqual([SECOND.batchId])

  const again = start()
  expect(await again.read()).toEqual([SECOND])
  await again.add(FIRST)
  await again.add(SECOND)
  expect(again.told).toEqual([])
  expect(await again.read()).toEqual([SECOND])
})

it('an account reads its own ends only', async () => {
  const console = begin().start()
  await console.add(FIRST)
  console.session.account = BORIS
  expect(await console.read()).toEqual([])
  await console.add(SECOND)
  console.session.account = MARINA
  expect(await console.read()).toEqual([FIRST])
})

it('a full disk hides no end', async () => {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  const { start, fault } = begin()
  fault.now = new Error('ENOSPC')
  const console = start()
  await console.add(FIRST)
  expect(console.shown).toEqual([[FIRST.batchId]])
  expect(await console.read()).toEqual([FIRST])
})
