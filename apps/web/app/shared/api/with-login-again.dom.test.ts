import { logout } from '@trassa/contracts/calls/auth'
import { userAds } from '@trassa/contracts/calls/filter'
import { readMe, updateMe } from '@trassa/contracts/calls/profiles'
import { afterEach, expect, it } from 'vitest'
import { anonymous, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { PATHS } from '../addresses/paths.ts'
import { loginAgainStore } from '../login/login-again.ts'
import { withLoginAgain } from './with-login-again.ts'

afterEach(() => history.replaceState(null, '', '/'))

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

const LIST = { items: [], total: 0, nextCursor: null, counts: { actual: 0, draft: 0, archive: 0 } }

/** A tab in which the profile was read, at an address; then the session ends elsewhere. */
async function afterSession(path: string) {
  history.replaceState(null, '', path)
  const gateway = fakeApi({ 'profiles.me': () => IVAN, 'auth.logout': () => ({}) })
  const api = withLoginAgain(gateway.api)
  await api.ask(readMe)
  gateway.answers['profiles.me'] = anonymous
  gateway.answers['filter.userAds'] = anonymous
  return { gateway, api }
}

it('§4 during work: a read on the user’s own pages waits for the login, too', async () => {
  const { gateway, api } = await afterSession(PATHS.myAds)
  const reads = [api.ask(readMe), api.ask(userAds, { query: {} })]
  await expect.poll(() => loginAgainStore.read()).not.toBeNull()
  gateway.answers['profiles.me'] = () => IVAN
  gateway.answers['filter.userAds'] = () => LIST
  loginAgainStore.read()?.settle(true)
  expect(await Promise.all(reads)).toEqual([IVAN, LIST])
})

it('§4: a profile that fails on the first load, on other pages or after logout asks for no login', async () => {
  history.replaceState(null, '', PATHS.profileSettings)
  const first = withLoginAgain(fakeApi({ 'profiles.me': anonymous }).api)
  await expect(first.ask(readMe)).rejects.toMatchObject({ code: 'session.missing' })
  const elsewhere = await afterSession('/kazan/auto')
  await expect(elsewhere.api.ask(readMe)).rejects.toMatchObject({ code: 'session.missing' })
  const left = await afterSession(PATHS.myAds)
  await left.api.ask(logout)
  await expect(left.api.ask(readMe)).rejects.toMatchObject({ code: 'session.missing' })
  expect(loginAgainStore.read()).toBeNull()
})

it('a login that is given up ends the page: the profile is missing, and nothing asks again', async () => {
  const { api } = await afterSession(PATHS.myAds)
  const reading = api.ask(readMe)
  await expect.poll(() => loginAgainStore.read()).not.toBeNull()
  loginAgainStore.read()?.settle(false)
  await expect(reading).rejects.toMatchObject({ code: 'session.missing' })
  await expect(api.ask(readMe)).rejects.toMatchObject({ code: 'session.missing' })
  expect(loginAgainStore.read()).toBeNull()
})
