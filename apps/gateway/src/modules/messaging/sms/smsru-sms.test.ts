import { describe, expect, it } from 'vitest'
import { type SentForm, startFakeProvider } from '../../../testing/fake-provider.ts'
import { createSmsruSms } from './smsru-sms.ts'

const PHONE = '+79161234567'

/** Speaks the protocol of sms/send with json=1. */
function smsru({ fields }: SentForm) {
  if (fields.json !== '1') return 'plain text'
  if (fields.api_id !== 'key') return { status: 'ERROR', status_code: 200, status_text: '…' }
  const to = fields.to ?? ''
  const one = /^79\d{9}$/.test(to)
    ? { status: 'OK', status_code: 100, sms_id: '000000-10000000' }
    : { status: 'ERROR', status_code: 207, status_text: `нет пути на ${to}` }
  return { status: 'OK', status_code: 100, sms: { [to]: one }, balance: 4122.56 }
}
const speak = () => startFakeProvider((form, response) => response.end(JSON.stringify(smsru(form))))

describe('domain §6: sms.ru', () => {
  it('sends by its protocol, the number without a plus', async () => {
    const { url, forms } = await speak()
    await createSmsruSms({ apiId: 'key', url }).send(PHONE, 'код 12345', 'id')
    expect(forms).toEqual([
      {
        method: 'POST',
        path: '/send',
        fields: { api_id: 'key', to: '79161234567', msg: 'код 12345', json: '1' },
      },
    ])
  })

  it('a number without a route is the number’s fault though the request was fine', async () => {
    const { url } = await speak()
    const sending = createSmsruSms({ apiId: 'key', url }).send('+70001234567', 'код', 'id')
    await expect(sending).rejects.toMatchObject({
      reason: 'recipient',
      message: 'sms.ru: error 207',
    })
  })

  it('a wrong key is the provider’s', async () => {
    const { url } = await speak()
    const sending = createSmsruSms({ apiId: 'wrong', url }).send(PHONE, 'код', 'id')
    await expect(sending).rejects.toMatchObject({
      reason: 'provider',
      message: 'sms.ru: error 200',
    })
  })

  it.each(['oops', '{}', '{"status_code":100}', '{"status_code":100,"sms":{}}'])(
    '%s is not a sent message',
    async (body) => {
      const { url } = await startFakeProvider((_, response) => response.end(body))
      const sending = createSmsruSms({ apiId: 'key', url }).send(PHONE, 'код', 'id')
      await expect(sending).rejects.toMatchObject({ reason: 'provider' })
    },
  )
})
