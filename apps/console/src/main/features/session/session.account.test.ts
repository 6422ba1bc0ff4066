import { expect, it, vi } from 'vitest'
import { MODERATOR, USER } from '../../../renderer/testing/samples.ts'
import { memoryFile } from '../../testing/memory-file.ts'
import { reversingCipher } from '../../testing/reversing-cipher.ts'
import { createSessionAccount } from './session.account.ts'
import { createSessionVault } from './session.vault.ts'

const SERVER = 'https://trassa.example'

function begin() {
  const vault = createSessionVault(memoryFile(), reversingCipher)
  const account = createSessionAccount(vault)
  const listener = vi.fn()
  account.subscribe(listener)
  return { vault, account, listener }
}

it('domain §2: a session belongs to whom the gateway named for that very token', () => {
  const { vault, account } = begin()
  vault.keep(SERVER, 'one')
  expect(account.current()).toBeNull()
  account.learn(SERVER, 'one', MODERATOR)
  expect(account.current()).toEqual({ server: SERVER, moderatorId: '4', role: 'moderator' })
  vault.keep(SERVER, 'two')
  expect(account.current()).toBeNull()
  account.learn(SERVER, 'one', MODERATOR)
  expect(account.current()).toBeNull()
})

it('a user without a role is no account of the staff, and a logout ends it', () => {
  const { vault, account, listener } = begin()
  vault.keep(SERVER, 'one')
  account.learn(SERVER, 'one', USER)
  expect(account.current()).toBeNull()
  account.learn(SERVER, 'one', MODERATOR)
  vault.forget()
  expect(account.current()).toBeNull()
  expect(listener).toHaveBeenCalledTimes(4)
})
