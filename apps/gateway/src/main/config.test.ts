import { readFileSync } from 'node:fs'
import { OUTSIDE_LINKS } from '@trassa/contracts/outside-links'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { PRODUCTION } from './testing/production-environment.ts'

it('needs nothing for the demo', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    publicUrl: 'http://localhost:3000',
  })
})

it('names a wrong value', () => {
  expect(() => readConfig({ PORT: '70000' })).toThrow(/^Неверные настройки: PORT: /)
})

it('domain §6: production starts only with every needed setting, and names the missing ones', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ mode: 'production', sms: { provider: 'smsru' } })
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'CODE_SECRET', 'SMSRU_API_ID', 'TRUST_PROXY']) {
    expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(`${name}: не задано`)
  }
})

it('domain §6: the till of the demo is none of production', () => {
  expect(readConfig({}).payment.provider).toBe('sandbox')
  expect(readConfig(PRODUCTION).payment.provider).toBe('off')
  expect(() => readConfig({ ...PRODUCTION, PAYMENT_PROVIDER: 'sandbox' })).toThrow(
    'PAYMENT_PROVIDER',
  )
})

it('production may stand without a proxy, if that is said', () => {
  expect(readConfig({ ...PRODUCTION, TRUST_PROXY: '0' }).trustProxy).toBe(false)
  expect(readConfig({}).trustProxy).toBe(false)
})

it('domain §2: production refuses to send sessions over plain http', () => {
  const PUBLIC_URL = 'http://trassa.example'
  expect(readConfig({ PUBLIC_URL })).toMatchObject({ publicUrl: PUBLIC_URL })
  expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL })).toThrow(
    /^Неверные настройки: PUBLIC_URL: в рабочем режиме нужен https/,
  )
})

it.each([
  'https://trassa.example/site',
  'https://trassa.example/?a=1',
  'https://trassa.example/#a',
  'https://trassa.example?',
  'https://user@trassa.example',
  'https://:password@trassa.example',
  'ftp://trassa.example',
  'trassa.example',
])('PUBLIC_URL is an origin, not %s', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow(/^Неверные настройки: PUBLIC_URL: /)
})

it.each(['https://Trassa.example/', 'https://trassa.example:443'])('%s is an origin', (url) => {
  expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe('https://trassa.example')
})

it('domain §6: production has no dev mailbox', () => {
  expect(() => readConfig({ ...PRODUCTION, SMS_PROVIDER: 'dev-mailbox' })).toThrow('SMS_PROVIDER')
})

it('a process that is only web or only worker needs a database that others reach', () => {
  expect(readConfig({})).toMatchObject({ role: 'all' })
  for (const ROLE of ['web', 'worker']) {
    expect(readConfig({ ...PRODUCTION, ROLE })).toMatchObject({ role: ROLE })
    expect(() => readConfig({ ROLE })).toThrow('DATABASE_URL: не задано')
  }
  expect(() => readConfig({ ROLE: 'both' })).toThrow(/^Неверные настройки: ROLE: /)
})

it('domain §2: the second factor of staff is off in the demo unless asked for, and never off in production', () => {
  expect(readConfig({}).staffSecondFactor).toBe('off')
  expect(readConfig({ STAFF_SECOND_FACTOR: 'required' }).staffSecondFactor).toBe('required')
  expect(readConfig(PRODUCTION).staffSecondFactor).toBe('required')
  expect(() => readConfig({ ...PRODUCTION, STAFF_SECOND_FACTOR: 'off' })).toThrow(
    'STAFF_SECOND_FACTOR: off – только для демонстрации',
  )
})

it('domain §6: letters need their settings together; without a mail server only the forms are off', () => {
  expect(readConfig({})).toMatchObject({ email: { provider: 'dev-mailbox' } })
  expect(readConfig(PRODUCTION)).toMatchObject({ email: { provider: 'off' } })
  const SMTP_URL = 'smtps://user:secret@mail.example:465'
  expect(() => readConfig({ ...PRODUCTION, SMTP_URL })).toThrow(
    /SMTP_FROM: не задано; SUPPORT_EMAIL: не задано/,
  )
  const settings = { ...PRODUCTION, SMTP_URL, SMTP_FROM: 'robot@trassa.example' }
  expect(readConfig({ ...settings, SUPPORT_EMAIL: 'a@b.example, c@d.example' })).toMatchObject({
    email: { provider: 'smtp', url: SMTP_URL, from: 'robot@trassa.example' },
    formRecipients: {
      help: ['a@b.example', 'c@d.example'],
      buyback: ['a@b.example', 'c@d.example'],
    },
  })
  expect(() => readConfig({ SUPPORT_EMAIL: 'not an address' })).toThrow('SUPPORT_EMAIL: ')
  expect(() => readConfig({ SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL: ')
})

it('§1, §2 outside links: those that are set, by https only', () => {
  expect(readConfig({}).outsideLinks).toEqual({})
  const LINK_RUSTORE = 'https://apps.example/trassa'
  expect(readConfig({ LINK_RUSTORE }).outsideLinks).toEqual({ ruStore: LINK_RUSTORE })
  for (const wrong of ['http://apps.example/', 'javascript:alert(1)', 'apps.example', '']) {
    expect(() => readConfig({ LINK_VK: wrong })).toThrow(/^Неверные настройки: LINK_VK: /)
  }
})

it('every setting stands in the documentation', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const names = [
    ...[...read('./config.ts').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name),
    ...Object.values(OUTSIDE_LINKS),
  ]
  expect(names.length).toBeGreaterThan(40)
  const documentation = read('../../../../docs/operations.md') + read('../../../../README.md')
  expect(names.filter((name) => !documentation.includes(`\`${name}`))).toEqual([])
})
