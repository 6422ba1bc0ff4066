import { sendBuyback } from '@trassa/contracts/calls/mail-forms'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { BEHIND_PROXY, fromNewAddress } from '../../testing/login.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const OFFER = {
  mark: 'Lada',
  model: 'Granta',
  year: 2018,
  mileage: 84_000,
  condition: 'На ходу, нужен ремонт',
  city: 'Казань',
  contact: '+79161234567',
  consent: true as const,
}

const gateway = await createTestGateway({ ...BEHIND_PROXY, BUYBACK_EMAIL: 'buy@trassa.example' })

it('§2 car buyback: an offer becomes a letter to those who buy', async () => {
  const headers = fromNewAddress()
  expect(await gateway.get(sendBuyback, { body: OFFER, headers })).toEqual({ accepted: true })
  const { rows } = await gateway.db.execute(sql`SELECT recipient, channel, state FROM messages`)
  expect(rows).toEqual([{ recipient: 'buy@trassa.example', channel: 'email', state: 'queued' }])
})

it('§2 car buyback: says what is wrong with a year or a mileage', async () => {
  const body = { ...OFFER, year: 18, mileage: -1 }
  const answer = await gateway.ask(sendBuyback, { body, headers: fromNewAddress() })
  expect(answer).toMatchObject({ ok: false, status: 422 })
  expect(JSON.stringify(answer)).toContain('Укажите год выпуска, не раньше 1900')
})
