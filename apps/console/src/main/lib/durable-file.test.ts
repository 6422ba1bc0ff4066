import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reversingCipher } from '../testing/reversing-cipher.ts'
import { durableFile, UNREADABLE } from './durable-file.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trassa-durable-'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => rm(folder, { recursive: true }))

const place = () => join(folder, 'accounts', 'decisions')

it('domain §9: a written value is there for the next process, encrypted, for its owner alone', async () => {
  const file = durableFile(place(), reversingCipher)
  expect(await file.read()).toBeUndefined()
  await file.write({ phone: '+79161234567' })
  expect(await durableFile(place(), reversingCipher).read()).toEqual({ phone: '+79161234567' })
  expect(await readFile(place(), 'utf8')).not.toContain('79161234567')
  expect((await stat(place())).mode & 0o777).toBe(0o600)
})

it('writes that come together end in their order, and leave no other file', async () => {
  const file = durableFile(place(), reversingCipher)
  await Promise.all(Array.from({ length: 20 }, (_, index) => file.write(index)))
  expect(await file.read()).toBe(19)
  expect(await readdir(join(folder, 'accounts'))).toEqual(['decisions'])
})

it('a spoilt file is set aside, not overwritten', async () => {
  const file = durableFile(place(), reversingCipher)
  await file.write([1])
  await writeFile(place(), 'half of a')
  expect(await file.read()).toBe(UNREADABLE)
  await file.write([2])
  const [, damaged = ''] = (await readdir(join(folder, 'accounts'))).sort()
  expect(damaged).toMatch(/^decisions\.damaged-\d+$/)
  expect(await readFile(join(folder, 'accounts', damaged), 'utf8')).toBe('half of a')
})

it('a write that the disk refuses rejects and leaves the former value; the next one works', async () => {
  let isBroken = false
  const file = durableFile(place(), {
    ...reversingCipher,
    encryptString(text) {
      if (isBroken) throw new Error('ENOSPC')
      return reversingCipher.encryptString(text)
    },
  })
  await file.write('first')
  isBroken = true
  await expect(file.write('second')).rejects.toThrow('ENOSPC')
  expect(await file.read()).toBe('first')
  isBroken = false
  await file.write('third')
  expect(await file.read()).toBe('third')
})
