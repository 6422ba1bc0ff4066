import { confirm, registerInit } from '@trassa/contracts/calls/auth'
import { fromNewAddress, lastCode } from './login.ts'
import type { TestGateway } from './test-gateway.ts'

let phones = 0

/** An unregistered phone. */
export function newPhone(): string {
  phones += 1
  return `+7999${String(phones).padStart(7, '0')}`
}

/** A registration that waits for its code. */
export async function startRegistration(gateway: TestGateway, phone: string) {
  const { flow } = await gateway.get(registerInit, { body: { phone }, headers: fromNewAddress() })
  return { params: { flowId: flow.id }, code: await lastCode(gateway, phone) }
}

/** A registration that waits for its name and account type. */
export async function confirmRegistration(gateway: TestGateway, phone: string) {
  const { params, code } = await startRegistration(gateway, phone)
  await gateway.get(confirm, { params, body: { code } })
  return { params }
}
