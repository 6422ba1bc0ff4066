import { updateMe } from '@trassa/contracts/calls/profiles'
import { expect, it } from 'vitest'
import { anonymous, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { loginAgainStore } from '../login/login-again.ts'
import { withLoginAgain } from './with-login-again.ts'

const change = { body: { username: 'Пётр' } }

it('§4 a session that ended elsewhere: asks to log in, then saves what was typed', async () => {
  const gateway = fakeApi({ 'profiles.update': anonymous })
  const saving = withLoginAgain(gateway.api).ask(updateMe, change)
  await expect.poll(() => loginAgainStore.read()).not.toBeNull()
  gateway.answers['profiles.update'] = () => ({ ...IVAN, username: 'Пётр' })
  loginAgainStore.read()?.settle(true)
  expect(await saving).toMatchObject({ username: 'Пётр' })
  expect(gateway.asked).toHaveLength(2)
})

it('a login that is given up, or of another user, changes nothing', async () => {
  const gateway = fakeApi({ 'profiles.update': anonymous })
  const saving = withLoginAgain(gateway.api).ask(updateMe, change)
  await expect.poll(() => loginAgainStore.read()).not.toBeNull()
  loginAgainStore.read()?.settle(false)
  await expect(saving).rejects.toMatchObject({ code: 'session.missing' })
  expect(gateway.asked).toHaveLength(1)
})
