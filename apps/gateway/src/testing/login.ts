import { confirm, loginFinish, loginInit } from '@trassa/contracts/calls/auth'
import { listDevMailboxMessages } from '../modules/messaging/dev-mailbox/dev-mailbox.repository.ts'
import type { TestGateway } from './test-gateway.ts'

let addresses = 0

/** Headers of a client with a network address of its own, so that limits per address do not interfere. */
export function fromNewAddress(): { 'x-forwarded-for': string } {
  addresses += 1
  return { 'x-forwarded-for': `10.0.${Math.floor(addresses / 256)}.${addresses % 256}` }
}

/** A gateway of these settings takes the address from `x-forwarded-for`, as behind one proxy. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' }

/** The code of the last SMS to this phone. */
export async function lastCode({ db }: Pick<TestGateway, 'db'>, phone: string): Promise<string> {
  const [message] = await listDevMailboxMessages(db, { recipient: phone, limit: 1 })
  const code = /код (\d{5})\./.exec(message?.body ?? '')?.[1]
  if (!code) throw new Error(`No code for ${phone}`)
  return code
}

/** Five digits that are not the code. */
export const otherCode = (code: string): string =>
  String((Number(code) + 1) % 100_000).padStart(5, '0')

/** A login that waits for its code. */
export async function startLogin(gateway: TestGateway, phone: string) {
  const { flow } = await gateway.get(loginInit, { body: { phone }, headers: fromNewAddress() })
  return { params: { flowId: flow.id }, code: await lastCode(gateway, phone) }
}

/** A login that waits for its finish. */
export async function confirmLogin(gateway: TestGateway, phone: string) {
  const { params, code } = await startLogin(gateway, phone)
  await gateway.get(confirm, { params, body: { code } })
  return { params }
}

/** The whole login; gives the answer with its cookie. */
export async function logIn(gateway: TestGateway, phone: string) {
  const { params } = await confirmLogin(gateway, phone)
  return gateway.ask(loginFinish, { params, body: undefined })
}
