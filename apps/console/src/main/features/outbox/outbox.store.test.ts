import { expect, it } from 'vitest'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { createOutboxStore } from './outbox.store.ts'

const MARINA = { server: 'https://trassa.example', moderatorId: '4' }
const BORIS = { ...MARINA, moderatorId: '5' }

/** A file whose content passes through JSON, as it does on disk. */
function memoryFile(content: Record<string, unknown> = {}) {
  let text = JSON.stringify(content)
  return {
    get: (key: string) => (JSON.parse(text) as Record<string, unknown>)[key],
    set: (key: string, value: unknown) => {
      text = JSON.stringify({ ...JSON.parse(text), [key]: value })
    },
  }
}

const decision = (adId: string): PendingDecision => ({
  id: crypto.randomUUID(),
  adId,
  version: 3,
  title: 'LADA Granta',
  change: { type: 'verdict', verdict: 'approve', reasons: [] },
  state: 'waiting',
  refusal: null,
})

it('domain §9: a written decision is there for the next process', () => {
  const file = memoryFile({ settings: { theme: 'dark' } })
  const written = decision('11')
  createOutboxStore(file).write(MARINA, [written])
  expect(createOutboxStore(file).read(MARINA)).toEqual([written])
  expect(file.get('settings')).toEqual({ theme: 'dark' })
})

it('another moderator and another server have outboxes of their own', () => {
  const file = memoryFile()
  const store = createOutboxStore(file)
  const [first, second] = [decision('11'), decision('12')]
  store.write(MARINA, [first])
  store.write(BORIS, [second])
  expect(store.read(MARINA)).toEqual([first])
  expect(store.read({ ...MARINA, server: 'https://other.example' })).toEqual([])
  store.write(MARINA, [])
  expect(store.read(MARINA)).toEqual([])
  expect(store.read(BORIS)).toEqual([second])
})

it('an unreadable entry does not take the others with it', () => {
  const readable = decision('11')
  const stored = [{ id: 7 }, readable]
  const file = memoryFile({ outbox: { [`${MARINA.server} ${MARINA.moderatorId}`]: stored } })
  expect(createOutboxStore(file).read(MARINA)).toEqual([readable])
})

it.each([undefined, null, 'broken', [1]])('a file with %o begins empty', (outbox) => {
  expect(createOutboxStore(memoryFile({ outbox })).read(MARINA)).toEqual([])
})
