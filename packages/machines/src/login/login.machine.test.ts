import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { PAYLOAD, PROFILE, SENT } from '../testing/account-samples.ts'
import { loginMachine } from './login.machine.ts'
import type { LoginEvent } from './login.types.ts'
import { atCode, atName, begin } from './testing/login-run.ts'

describe('login of a known phone', () => {
  it('§4 login: phone, code, finish, profile', async () => {
    const login = begin()
    await login.enterPhone()
    expect(login.askedWith('initLogin')).toEqual({ phone: '+79161234567' })
    await login.answer('initLogin', SENT)
    expect(login.isIn('code')).toBe(true)
    await login.enterCode()
    expect(login.askedWith('confirmCode')).toEqual({ flowId: 'flow-1', code: '12345', userId: '7' })
    await login.answer('confirmCode')
    expect(login.askedWith('finishLogin')).toEqual({ flowId: 'flow-1' })
    await login.answer('finishLogin')
    await login.answer('loadProfile', PROFILE)
    expect(login.snapshot().value).toBe('done')
    expect(login.announced).toEqual([PROFILE])
  })

  it('§8 the right code, but the finish fails: says so, and tries again', async () => {
    const login = await atCode('login')
    await login.enterCode()
    await login.answer('confirmCode')
    await login.fail('finishLogin', 'server.failed')
    expect(login.isIn('error')).toBe(true)
    expect(login.snapshot().context.failure).toEqual({
      text: 'Код правильный, но авторизация не успешна',
      code: 'server.failed',
      sessionId: 's1',
    })
    await login.act({ type: 'error.dismissed' })
    await login.answer('finishLogin')
    await login.answer('loadProfile', PROFILE)
    expect(login.announced).toEqual([PROFILE])
  })

  it('§4 login: any other failure shows the error dialog, and the way back', async () => {
    const login = begin()
    await login.enterPhone()
    await login.fail('initLogin', 'server.unavailable')
    expect(login.isIn('error')).toBe(true)
    await login.act({ type: 'error.dismissed' })
    expect(login.isIn('phone')).toBe(true)
    expect(login.snapshot().context).toMatchObject({
      failure: null,
      typed: { phone: '8 (916) 123-45-67' },
    })
  })

  it('a lost flow begins again at the phone, which is still typed', async () => {
    const login = await atCode('login')
    await login.enterCode()
    await login.fail('confirmCode', 'auth.flow_unknown')
    await login.act({ type: 'error.dismissed' })
    expect(login.isIn('phone')).toBe(true)
    expect(login.snapshot().context.typed.phone).toBe('8 (916) 123-45-67')
  })
})

describe('registration of an unknown phone', () => {
  it('§4 login: type, name, Telegram username', async () => {
    const login = await atName()
    expect(login.askedWith('initRegistration')).toEqual({ phone: '+79161234567' })
    expect(login.askedWith('confirmCode')).toMatchObject({ userId: null })
    await login.type('name', ' Иван ')
    await login.act({ type: 'name.submitted' })
    expect(login.askedWith('finishRegistration')).toEqual({
      flowId: 'flow-1',
      username: 'Иван',
      type: 1,
      telegram: null,
    })
    await login.answer('finishRegistration', PROFILE)
    expect(login.isIn('tgUserName')).toBe(true)
    await login.type('telegramUsername', '@ivan_petrov')
    await login.act({ type: 'telegramUsername.submitted' })
    expect(login.askedWith('saveTelegramUsername')).toEqual({ telegramUsername: 'ivan_petrov' })
    await login.answer('saveTelegramUsername', { ...PROFILE, telegramUsername: 'ivan_petrov' })
    expect(login.announced).toEqual([{ ...PROFILE, telegramUsername: 'ivan_petrov' }])
  })

  it.each([{ type: 'telegramUsername.skipped' }, { type: 'dialog.closed' }] satisfies LoginEvent[])(
    '§4 login: $type leaves the session open',
    async (event) => {
      const login = await atName()
      await login.type('name', 'Иван')
      await login.act({ type: 'name.submitted' })
      await login.answer('finishRegistration', PROFILE)
      await login.act(event)
      expect(login.announced).toEqual([PROFILE])
    },
  )

  it('a failure loses nothing that was typed', async () => {
    const login = await atName()
    await login.type('name', 'Иван')
    await login.act({ type: 'name.submitted' })
    await login.fail('finishRegistration', 'server.unavailable')
    expect(login.isIn('error')).toBe(true)
    await login.act({ type: 'error.dismissed' })
    expect(login.isIn('name')).toBe(true)
    expect(login.snapshot().context).toMatchObject({ typed: { name: 'Иван' }, type: 1 })
  })

  it('domain §9: the console refuses it, at the phone', async () => {
    const login = begin({ registration: 'refused' })
    await login.enterPhone()
    await login.fail('initLogin', 'auth.phone_unknown')
    expect(login.isIn('phone')).toBe(true)
    expect(login.snapshot().context.fieldError).toBe('У этого номера нет доступа')
  })
})

describe('the Telegram widget', () => {
  const received: LoginEvent = { type: 'telegram.received', payload: PAYLOAD }

  it('§4 Telegram: a known one is logged in', async () => {
    const login = begin()
    await login.act({ type: 'dialog.opened' })
    await login.act(received)
    expect(login.askedWith('telegramLogin')).toEqual(PAYLOAD)
    await login.answer('telegramLogin', PROFILE)
    expect(login.announced).toEqual([PROFILE])
  })

  it('§4 Telegram: an unknown one is linked to the user of the session', async () => {
    const login = begin({ registration: 'allowed', profile: PROFILE })
    await login.act(received)
    await login.fail('askTelegram', 'auth.telegram_unknown')
    expect(login.askedWith('linkAccount')).toEqual(PAYLOAD)
    await login.answer('linkAccount', { ...PROFILE, telegramId: '100500' })
    expect(login.snapshot()).toMatchObject({
      value: 'closed',
      context: { telegram: null, profile: { telegramId: '100500' } },
    })
  })

  it('§4 Telegram: outside of the dialogs an unknown one leads an anonymous to them', async () => {
    const login = begin()
    await login.act(received)
    expect(login.isIn('phone')).toBe(true)
    await login.fail('telegramLogin', 'auth.telegram_unknown')
    expect(login.isIn('afterTg')).toBe(true)
  })

  it('domain §2: a payload with a bad signature is dropped, and the phone is asked for', async () => {
    const login = begin()
    await login.act({ type: 'dialog.opened' })
    await login.act(received)
    await login.fail('telegramLogin', 'auth.telegram_signature')
    expect(login.isIn('error')).toBe(true)
    await login.act({ type: 'error.dismissed' })
    expect(login.isIn('phone')).toBe(true)
    expect(login.snapshot().context.telegram).toBeNull()
  })

  async function atAfterTg() {
    const login = begin()
    await login.act({ type: 'dialog.opened' })
    await login.act(received)
    await login.fail('telegramLogin', 'auth.telegram_unknown')
    expect(login.isIn('afterTg')).toBe(true)
    await login.act({ type: 'telegram.explained' })
    await login.type('phone', '+79161234567')
    await login.act({ type: 'phone.submitted' })
    return login
  }

  it('§4 Telegram: kept for an anonymous, linked after the confirmation, cleared', async () => {
    const login = await atAfterTg()
    await login.answer('initLogin', SENT)
    await login.enterCode()
    await login.answer('confirmCode')
    await login.answer('finishLogin')
    await login.answer('loadProfile', PROFILE)
    expect(login.askedWith('linkTelegram')).toEqual(PAYLOAD)
    await login.answer('linkTelegram', PROFILE)
    expect(login.snapshot()).toMatchObject({ value: 'done', context: { telegram: null } })
  })

  it('§4 Telegram: goes with a registration', async () => {
    const login = await atAfterTg()
    await login.fail('initLogin', 'auth.phone_unknown')
    await login.answer('initRegistration', { ...SENT, userId: null })
    await login.enterCode()
    await login.answer('confirmCode')
    await login.act({ type: 'type.chosen', userType: 0 })
    await login.type('name', 'Иван')
    await login.act({ type: 'name.submitted' })
    expect(login.askedWith('finishRegistration')).toMatchObject({ telegram: PAYLOAD })
    await login.answer('finishRegistration', PROFILE)
    // Its username is known already.
    expect(login.snapshot()).toMatchObject({ value: 'done', context: { telegram: null } })
    expect(login.announced).toEqual([PROFILE])
  })

  it('one that is another’s is dropped, and the login completes without it', async () => {
    const login = await atAfterTg()
    await login.answer('initLogin', SENT)
    await login.enterCode()
    await login.answer('confirmCode')
    await login.answer('finishLogin')
    await login.answer('loadProfile', PROFILE)
    await login.fail('linkTelegram', 'auth.telegram_taken')
    expect(login.isIn('error')).toBe(true)
    await login.act({ type: 'error.dismissed' })
    expect(login.announced).toEqual([PROFILE])
  })
})

describe('the session', () => {
  it('opens no dialog within a session, and a logout allows it again', async () => {
    const login = begin({ registration: 'allowed', profile: PROFILE })
    expect(login.snapshot().can({ type: 'dialog.opened' })).toBe(false)
    await login.act({ type: 'session.changed', profile: null })
    await login.act({ type: 'dialog.opened' })
    expect(login.isIn('phone')).toBe(true)
  })

  it('a session that begins elsewhere is kept; its end closes and forgets everything', async () => {
    const login = begin()
    await login.act({ type: 'session.changed', profile: PROFILE })
    expect(login.snapshot().context.profile).toEqual(PROFILE)
    await login.act({ type: 'telegram.received', payload: PAYLOAD })
    await login.act({ type: 'session.changed', profile: null })
    expect(login.snapshot()).toMatchObject({
      value: 'closed',
      context: { profile: null, telegram: null, purpose: 'login' },
    })
  })

  it('closing keeps the phone for the next time', async () => {
    const login = await atCode('login')
    await login.act({ type: 'dialog.closed' })
    expect(login.snapshot().value).toBe('closed')
    await login.act({ type: 'dialog.opened' })
    expect(login.snapshot().context.typed.phone).toBe('8 (916) 123-45-67')
  })

  it('a slot that was not provided shows the error dialog and no hang', async () => {
    const actor = createActor(loginMachine, { input: { registration: 'allowed' } }).start()
    actor.send({ type: 'dialog.opened' })
    actor.send({ type: 'field.edited', field: 'phone', value: '+79161234567' })
    actor.send({ type: 'phone.submitted' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot().value).toBe('error')
    expect(actor.getSnapshot().context.failure?.code).toBe('server.failed')
  })
})

it('§4 login: a reload at the code step goes on with the same flow', async () => {
  const login = begin()
  const sent = { ...SENT, resendAfter: 12 }
  await login.act({ type: 'flow.resumed', purpose: 'login', phone: '+79161234567', sent })
  expect(login.isIn('code')).toBe(true)
  expect(login.snapshot().context).toMatchObject({ flowId: 'flow-1', resendAfter: 12 })
  await login.enterCode()
  expect(login.askedWith('confirmCode')).toEqual({ flowId: 'flow-1', code: '12345', userId: '7' })
})
