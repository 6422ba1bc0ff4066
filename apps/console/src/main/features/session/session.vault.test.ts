import { expect, it, vi } from 'vitest'
import { memoryFile } from '../../testing/memory-file.ts'
import { reversingCipher } from '../../testing/reversing-cipher.ts'
import { createSessionVault } from './session.vault.ts'

const SERVER = 'https://trassa.example'

it('keeps the session over a restart, encrypted', () => {
  const file = memoryFile()
  createSessionVault(file, reversingCipher).keep(SERVER, 'token')
  expect(JSON.stringify([...file.values])).not.toContain('token')
  expect(createSessionVault(file, reversingCipher).read(SERVER)).toBe('token')
})

it('on a full disk, a login and a logout count until the program ends', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refuse = () => {
    throw new Error('ENOSPC')
  }
  const file = memoryFile()
  const full = { ...file, set: refuse, delete: refuse }
  createSessionVault(file, reversingCipher).keep(SERVER, 'former')
  const vault = createSessionVault(full, reversingCipher)
  const onChanged = vi.fn()
  vault.onChanged(onChanged)
  expect(vault.read(SERVER)).toBe('former')
  vault.forget()
  expect(vault.read(SERVER)).toBeNull()
  vault.keep(SERVER, 'token')
  expect(vault.read(SERVER)).toBe('token')
  expect(onChanged).toHaveBeenCalledTimes(2)
})

it('gives it to no other server', () => {
  const vault = createSessionVault(memoryFile(), reversingCipher)
  vault.keep(SERVER, 'token')
  expect(vault.read('https://evil.example')).toBeNull()
})

it('forgets it, in the file too', () => {
  const file = memoryFile()
  const vault = createSessionVault(file, reversingCipher)
  vault.keep(SERVER, 'token')
  vault.forget()
  expect(vault.read(SERVER)).toBeNull()
  expect(createSessionVault(file, reversingCipher).read(SERVER)).toBeNull()
})

it('what cannot be decrypted any more is no session', () => {
  const file = memoryFile()
  createSessionVault(file, reversingCipher).keep(SERVER, 'token')
  const decryptString = () => {
    throw new Error('another keyring')
  }
  expect(createSessionVault(file, { ...reversingCipher, decryptString }).read(SERVER)).toBeNull()
})
