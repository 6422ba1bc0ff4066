import { describe, expect, it } from 'vitest'
import { PROFILE, SENT } from '../testing/account-samples.ts'
import { atCode, atName, begin } from './testing/login-run.ts'

describe('fields', () => {
  it.each([
    ['', 'Введите номер полностью: +7 и десять цифр'],
    ['+7 916 123-45-6', 'Введите номер полностью: +7 и десять цифр'],
    ['+1 916 123 45 67 89', 'Нужен российский мобильный номер: он начинается с +7 9'],
    ['+7 495 123-45-67', 'Нужен мобильный номер: на него придёт код'],
  ])('§5 phone: %o is marked', async (phone, sentence) => {
    const login = begin()
    await login.enterPhone(phone)
    expect(login.snapshot().context.fieldError).toBe(sentence)
    expect(login.snapshot().hasTag('busy')).toBe(false)
    await login.type('phone', '+7')
    expect(login.snapshot().context.fieldError).toBeNull()
  })

  it.each(['1234', '123456', '12a45'])('§5 SMS code: %o is marked and not sent', async (code) => {
    const login = await atCode('login')
    await login.enterCode(code)
    expect(login.snapshot().context.fieldError).toBe('Код состоит из пяти цифр')
    expect(() => login.askedWith('confirmCode')).toThrow()
  })

  it('§5 name: must not be empty', async () => {
    const login = await atName(0)
    await login.type('name', '  ')
    await login.act({ type: 'name.submitted' })
    expect(login.snapshot().context.fieldError).toBe('Введите имя')
  })

  it('§5 name: a company is asked for its own word', async () => {
    const login = await atName(1)
    await login.act({ type: 'name.submitted' })
    expect(login.snapshot().context.fieldError).toBe('Введите название компании')
  })

  it.each(['ivan', 'a'.repeat(33), 'иван_петров', 'ivan-petrov', '@@ivan_petrov'])(
    '§5 Telegram username: %o is marked',
    async (username) => {
      const login = await atName()
      await login.type('name', 'Иван')
      await login.act({ type: 'name.submitted' })
      await login.answer('finishRegistration', PROFILE)
      await login.type('telegramUsername', username)
      await login.act({ type: 'telegramUsername.submitted' })
      expect(login.snapshot().context.fieldError).toBe('Введите корректные данные')
    },
  )

  it.each([
    ['auth.code_wrong', 'Неверный код. Проверьте SMS и попробуйте ещё раз.'],
    ['auth.code_expired', 'Код больше не действует. Запросите новый.'],
    ['auth.code_tries', 'Слишком много неверных попыток. Запросите новый код.'],
  ] as const)('§5 SMS code: %s is marked until it is edited', async (code, text) => {
    const login = await atCode('login')
    await login.enterCode('54321')
    await login.fail('confirmCode', code)
    expect(login.isIn('code')).toBe(true)
    expect(login.snapshot().context).toMatchObject({ fieldError: text, typed: { code: '54321' } })
    await login.type('code', '5432')
    expect(login.snapshot().context.fieldError).toBeNull()
  })
})

describe('another code', () => {
  it('domain §2: may be asked for after 60 s, and then again after 60 s', async () => {
    const login = await atCode('login')
    login.clock.increment(59_999)
    expect(login.snapshot().hasTag('resendAvailable')).toBe(false)
    expect(login.snapshot().can({ type: 'code.resendRequested' })).toBe(false)
    login.clock.increment(1)
    expect(login.snapshot().hasTag('resendAvailable')).toBe(true)
    await login.act({ type: 'code.resendRequested' })
    expect(login.snapshot().can({ type: 'code.submitted' })).toBe(false)
    await login.answer('resendLogin', { ...SENT, flowId: 'flow-2' })
    expect(login.snapshot().hasTag('resendAvailable')).toBe(false)
    await login.enterCode()
    expect(login.askedWith('confirmCode')).toMatchObject({ flowId: 'flow-2' })
  })

  it('says at the field that it is too soon, and stays available', async () => {
    const login = await atCode('registration')
    login.clock.increment(60_000)
    await login.act({ type: 'code.resendRequested' })
    await login.fail('resendRegistration', 'auth.code_too_soon')
    expect(login.snapshot().context.fieldError).toContain('через минуту')
    expect(login.snapshot().hasTag('resendAvailable')).toBe(true)
  })

  it('counts down again where the gateway names another delay', async () => {
    const login = await atCode('login')
    login.clock.increment(60_000)
    await login.act({ type: 'code.resendRequested' })
    await login.fail('resendLogin', 'auth.code_too_soon', 119.4)
    expect(login.snapshot().context).toMatchObject({
      resendAfter: 120,
      fieldError: 'Новый код можно запросить через 2 мин.',
    })
    login.clock.increment(119_999)
    expect(login.snapshot().hasTag('resendAvailable')).toBe(false)
    login.clock.increment(1)
    expect(login.snapshot().hasTag('resendAvailable')).toBe(true)
  })

  it.each([
    ['auth.code_too_soon', 240, 'Новый код можно запросить через 4 мин.'],
    ['auth.code_too_many', 3001, 'Новый код можно запросить через 51 мин.'],
    ['auth.code_too_soon', 60, 'Новый код можно запросить через минуту после предыдущего.'],
  ] as const)('%s for %d s is said at the phone', async (code, seconds, text) => {
    const login = begin()
    await login.enterPhone()
    await login.fail('initLogin', code, seconds)
    expect(login.snapshot().context.fieldError).toBe(text)
    expect(login.isIn('phone')).toBe(true)
  })

  it('refused as too soon for the same phone leads to the code that was sent', async () => {
    const login = await atCode('registration')
    await login.act({ type: 'dialog.closed' })
    await login.enterPhone()
    await login.fail('initLogin', 'auth.phone_unknown')
    await login.fail('initRegistration', 'auth.code_too_soon', 41.2)
    expect(login.isIn('code')).toBe(true)
    expect(login.snapshot().context).toMatchObject({ resendAfter: 42, fieldError: null })
    await login.enterCode()
    expect(login.askedWith('confirmCode')).toMatchObject({ flowId: 'flow-1' })
    await login.answer('confirmCode')
    expect(login.isIn('type')).toBe(true)
  })

  it('refused as too soon for another phone is said at the phone', async () => {
    const login = await atCode('login')
    await login.act({ type: 'phone.changeRequested' })
    await login.type('phone', '8 (916) 123-45-68')
    await login.act({ type: 'phone.submitted' })
    await login.fail('initLogin', 'auth.code_too_soon', 41.2)
    expect(login.isIn('phone')).toBe(true)
    expect(login.snapshot().context.fieldError).toContain('через минуту')
  })

  it('for another phone goes back, with the phone typed and the code gone', async () => {
    const login = await atCode('login')
    await login.type('code', '123')
    await login.act({ type: 'phone.changeRequested' })
    expect(login.isIn('phone')).toBe(true)
    expect(login.snapshot().context.typed).toMatchObject({ phone: '8 (916) 123-45-67', code: '' })
  })
})
