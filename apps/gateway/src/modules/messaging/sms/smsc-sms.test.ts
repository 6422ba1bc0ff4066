import { describe, expect, it } from 'vitest'
import { type SentForm, startFakeProvider } from '../../../testing/fake-provider.ts'
import { createSmscSms } from './smsc-sms.ts'

const PHONE = '+79161234567'

/** Speaks the protocol of send.php with fmt=3. */
function smsc({ fields }: SentForm) {
  const error = (code: number) => ({ error: `текст про ${fields.phones}`, error_code: code })
  if (fields.login !== 'trassa' || fields.psw !== 'secret') return error(2)
  if (!/^\+7\d{10}$/.test(fields.phones ?? '')) return error(7)
  if (fields.phones === '+70000000000') return { ...error(8), id: 12 }
  if (fields.fmt !== '3' || fields.charset !== 'utf-8' || !fields.mes) return error(1)
  return { id: 1234, cnt: 1 }
}
const speak = () => startFakeProvider((form, response) => response.end(JSON.stringify(smsc(form))))

describe('domain §6: smsc.ru', () => {
  it('sends by its protocol, in the body and not in the address', async () => {
    const { url, forms } = await speak()
    await createSmscSms({ login: 'trassa', password: 'secret', url }).send(PHONE, 'код 12345', 'id')
    expect(forms).toEqual([
      {
        method: 'POST',
        path: '/send',
        fields: {
          login: 'trassa',
          psw: 'secret',
          phones: PHONE,
          mes: 'код 12345',
          fmt: '3',
          charset: 'utf-8',
        },
      },
    ])
  })

  it('a number that it does not deliver to is the number’s fault', async () => {
    const { url } = await speak()
    const sms = createSmscSms({ login: 'trassa', password: 'secret', url })
    await expect(sms.send('+70000000000', 'код', 'id')).rejects.toMatchObject({
      reason: 'recipient',
      message: 'smsc: error 8',
    })
  })

  it('a wrong password is the provider’s, and its text with the phone stays outside', async () => {
    const { url } = await speak()
    const sms = createSmscSms({ login: 'trassa', password: 'wrong', url })
    await expect(sms.send(PHONE, 'код', 'id')).rejects.toMatchObject({
      reason: 'provider',
      message: 'smsc: error 2',
    })
  })

  it.each(['<html>', '{}', '[]', '{"error":"?"}'])('%s is no answer', async (body) => {
    const { url } = await startFakeProvider((_, response) => response.end(body))
    const sms = createSmscSms({ login: 'trassa', password: 'secret', url })
    await expect(sms.send(PHONE, 'код', 'id')).rejects.toMatchObject({ reason: 'provider' })
  })
})
