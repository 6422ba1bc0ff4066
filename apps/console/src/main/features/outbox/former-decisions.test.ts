import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountFiles } from '../../lib/account-files.ts'
import { BORIS, MARINA } from '../../testing/accounts.ts'
import { reversingCipher } from '../../testing/reversing-cipher.ts'
import { openDecisionList } from './decision-list.ts'
import { moveFormerDecisions } from './former-decisions.ts'
import { approval } from './testing/outbox-processes.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trassa-former-'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => rm(folder, { recursive: true }))

const files = () => accountFiles(join(folder, 'decisions'), reversingCipher)
const listOf = (account = MARINA) => openDecisionList(files()(account), () => undefined)

/** A decision as versions without a hold stored it. */
const former = (adId: string) => ({
  id: crypto.randomUUID(),
  ...approval(adId),
  state: 'sending',
  refusal: null,
})

const consoleFile = (outbox: unknown) => {
  const values = new Map<string, unknown>([['outbox', outbox]])
  return {
    values,
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
    delete: (key: string) => void values.delete(key),
  }
}

it('domain §9: decisions of a former version wait for their own account, before newer ones', async () => {
  await (await listOf()).add(approval('12'))
  const file = consoleFile({
    [`${MARINA.server} ${MARINA.moderatorId}`]: [former('10'), former('11')],
    [`${MARINA.server} 5`]: [former('20')],
  })
  await moveFormerDecisions(file, files())
  expect(file.values.has('outbox')).toBe(false)
  const own = (await listOf()).read()
  expect(own).toMatchObject([{ adId: '10', state: 'waiting' }, { adId: '11' }, { adId: '12' }])
  expect((await listOf({ ...MARINA, moderatorId: '5' })).read()).toMatchObject([{ adId: '20' }])
})

it('a move that ends half way is repeated without doubling', async () => {
  const rows = [former('10'), former('11')]
  const stored = { [`${MARINA.server} ${MARINA.moderatorId}`]: rows }
  await moveFormerDecisions(consoleFile(stored), files())
  await moveFormerDecisions(consoleFile(stored), files())
  expect((await listOf()).read().map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

it('a full disk leaves them where they are', async () => {
  const file = consoleFile({ [`${MARINA.server} ${MARINA.moderatorId}`]: [former('10')] })
  await moveFormerDecisions(file, () => ({
    ...files()(MARINA),
    write: () => Promise.reject(new Error('ENOSPC')),
  }))
  expect(file.values.has('outbox')).toBe(true)
})

const nameOf = ({ server, moderatorId }: typeof MARINA) => `${server} ${moderatorId}`

it('an account whose file cannot be read keeps no other back, and stays for the next start', async () => {
  const file = consoleFile({ [nameOf(MARINA)]: [former('10')], [nameOf(BORIS)]: [former('20')] })
  await moveFormerDecisions(file, (account) => ({
    ...files()(account),
    ...(account.moderatorId === MARINA.moderatorId && {
      read: () => Promise.reject(new Error('EIO')),
    }),
  }))
  expect((await listOf(BORIS)).read()).toMatchObject([{ adId: '20' }])
  expect(file.values.get('outbox')).toMatchObject({ [nameOf(MARINA)]: [{ adId: '10' }] })
  expect(file.values.get('outbox')).not.toHaveProperty([nameOf(BORIS)])
})

it('an entry that makes no sense takes no other with it', async () => {
  const file = consoleFile({ nameless: [1], [nameOf(BORIS)]: [former('20')], [nameOf(MARINA)]: 7 })
  await moveFormerDecisions(file, files())
  expect((await listOf(BORIS)).read()).toMatchObject([{ adId: '20' }])
  expect(file.values.has('outbox')).toBe(false)
})

it('the loss of present decisions is told all the same', async () => {
  await (await listOf()).add(approval('12'))
  const closed = {
    ...reversingCipher,
    decryptString: () => {
      throw new Error('the key store is closed')
    },
  }
  const file = consoleFile({ [nameOf(MARINA)]: [former('10')] })
  await moveFormerDecisions(file, accountFiles(join(folder, 'decisions'), closed))
  const list = await openDecisionList(
    { ...files()(MARINA), recover: async () => ({ recovered: [], lockedAt: [] }) },
    () => undefined,
  )
  expect(list.hasLost).toBe(true)
  expect(list.read()).toMatchObject([{ adId: '10' }])
  expect((await listOf()).read().map(({ adId }) => adId)).toEqual(['12', '10'])
})

it.each([[['a list of the first version']], ['text'], [null], [{ nameless: [1] }]])(
  'what makes no sense is removed: %j',
  async (stored) => {
    const file = consoleFile(stored)
    await moveFormerDecisions(file, files())
    expect(file.values.has('outbox')).toBe(false)
    expect((await listOf()).read()).toEqual([])
  },
)
