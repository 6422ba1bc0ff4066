import { expect, it } from 'vitest'
import { createSessionVault } from './session.vault.ts'

const SERVER = 'https://trassa.example'
const cipher = {
  encryptString: (text: string) => Buffer.from([...text].reverse().join('')),
  decryptString: (secret: Buffer) => [...secret.toString()].reverse().join(''),
}

function memory() {
  const values = new Map<string, unknown>()
  return {
    values,
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
    delete: (key: string) => void values.delete(key),
  }
}

it('keeps the session over a restart, encrypted', () => {
  const file = memory()
  createSessionVault(file, cipher).keep(SERVER, 'token')
  expect(JSON.stringify([...file.values])).not.toContain('token')
  expect(createSessionVault(file, cipher).read(SERVER)).toBe('token')
})

it('gives it to no other server', () => {
  const vault = createSessionVault(memory(), cipher)
  vault.keep(SERVER, 'token')
  expect(vault.read('https://evil.example')).toBeNull()
})

it('forgets it, in the file too', () => {
  const file = memory()
  const vault = createSessionVault(file, cipher)
  vault.keep(SERVER, 'token')
  vault.forget()
  expect(vault.read(SERVER)).toBeNull()
  expect(createSessionVault(file, cipher).read(SERVER)).toBeNull()
})

it('what cannot be decrypted any more is no session', () => {
  const file = memory()
  createSessionVault(file, cipher).keep(SERVER, 'token')
  const decryptString = () => {
    throw new Error('another keyring')
  }
  expect(createSessionVault(file, { ...cipher, decryptString }).read(SERVER)).toBeNull()
})
