import { AppError } from '@trassa/contracts/app-error'
import { expect, it, onTestFinished, vi } from 'vitest'
import { memoryFile } from '../../testing/memory-file.ts'
import { reversingCipher } from '../../testing/reversing-cipher.ts'
import { createRevocations } from './revocations.ts'

const SERVER = 'https://trassa.example'

it('decision 157: a session left without a connection is ended later, also after a restart', async () => {
  const file = memoryFile()
  createRevocations(file, reversingCipher, () => Promise.reject(new Error('down'))).add(
    SERVER,
    'token',
  )
  expect(JSON.stringify([...file.values])).not.toContain('token')
  const revoke = vi.fn(async () => undefined)
  const later = createRevocations(file, reversingCipher, revoke)
  await Promise.all([later.send(), later.send()])
  expect(revoke.mock.calls).toEqual([[SERVER, 'token']])
  expect(file.values.size).toBe(0)
})

it('a full disk that keeps what was revoked ends nothing; it is revoked once more later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const file = memoryFile()
  const refuse = () => {
    throw new Error('ENOSPC')
  }
  const revoke = vi.fn(async () => undefined)
  createRevocations(file, reversingCipher, revoke).add(SERVER, 'one')
  const later = createRevocations({ ...file, delete: refuse }, reversingCipher, revoke)
  await later.send()
  await later.send()
  expect(revoke).toHaveBeenCalledTimes(2)
})

it('stays where the server does not answer, and is not lost by one that is added meanwhile', async () => {
  const file = memoryFile()
  let answer: (error?: Error) => void = () => undefined
  const revoke = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answer = (error) => (error ? reject(error) : resolve())
      }),
  )
  const revocations = createRevocations(file, reversingCipher, revoke)
  revocations.add(SERVER, 'one')
  const sending = revocations.send()
  revocations.add(SERVER, 'two')
  answer(new Error('down'))
  await sending
  expect(file.get('revocations')).toHaveLength(2)
})

it.each([
  ['server.failed', 1],
  ['request.too_many', 1],
  ['session.missing', 0],
] as const)('decision 157: a server that answers %s leaves %i to revoke', async (code, left) => {
  const file = memoryFile()
  const revocations = createRevocations(file, reversingCipher, () =>
    Promise.reject(new AppError(code)),
  )
  revocations.add(SERVER, 'one')
  await revocations.send()
  expect(file.get('revocations') ?? []).toHaveLength(left)
})

it('a token that cannot be decrypted is kept while its session may last, and revoked once it can be', async () => {
  const file = memoryFile()
  const locked = {
    ...reversingCipher,
    decryptString: () => {
      throw new Error('the keyring is locked')
    },
  }
  const revoke = vi.fn(async () => undefined)
  const revocations = createRevocations(file, locked, revoke)
  revocations.add(SERVER, 'one')
  await revocations.send()
  expect(revoke).not.toHaveBeenCalled()
  await createRevocations(file, reversingCipher, revoke).send()
  expect(revoke).toHaveBeenCalledWith(SERVER, 'one')
  expect(file.values.size).toBe(0)
  revocations.add(SERVER, 'two')
  vi.useFakeTimers({ now: Date.now() + 181 * 24 * 60 * 60 * 1000 })
  onTestFinished(() => void vi.useRealTimers())
  await revocations.send()
  expect(file.values.size).toBe(0)
})

it('a token of an earlier console, stored without its time, is dropped once its session is over', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const file = memoryFile()
  const locked = {
    ...reversingCipher,
    decryptString: () => {
      throw new Error('the keyring is locked')
    },
  }
  file.set('revocations', [{ server: SERVER, secret: 'b25l' }])
  const start = () => createRevocations(file, locked, vi.fn())
  await start().send()
  expect(file.get('revocations')).toHaveLength(1)
  vi.setSystemTime(Date.now() + 181 * 24 * 60 * 60 * 1000)
  await start().send()
  expect(file.get('revocations')).toBeUndefined()
})
