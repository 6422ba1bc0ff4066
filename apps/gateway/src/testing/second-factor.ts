import type { CallAnswer } from '@trassa/contracts/call'
import {
  confirmSecondFactor,
  enrollSecondFactor,
  verifySecondFactor,
} from '@trassa/contracts/calls/second-factor'
import { generate } from 'otplib'
import type { TestGateway, TestUser } from './test-gateway.ts'

const STEP_SECONDS = 30

/** The code that an authenticator app shows now, or so many time steps from now. */
export const appCode = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS })

/** Six digits that are the code of no near time step. */
export async function wrongAppCode(secret: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps)))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555']
  return wrong.find((code) => !near.includes(code)) ?? '666666'
}

/** The user with the cookie that the answer has set. */
export function withNewCookie(
  user: TestUser,
  { headers }: { headers: Record<string, unknown> },
): TestUser {
  const cookie = /trassa_session=[^;]+/.exec(String(headers['set-cookie']))?.[0]
  if (!cookie) throw new Error('The answer sets no session cookie')
  return { ...user, cookie }
}

/** Enrols an app in the user's session, which has staff powers then. */
export async function enrollApp(gateway: TestGateway, user: TestUser) {
  const { secret, uri } = await gateway.get(enrollSecondFactor, { as: user })
  const answer = await gateway.ask(confirmSecondFactor, {
    as: user,
    body: { code: await appCode(secret) },
  })
  if (!answer.ok) throw new Error(answer.failure.code)
  const { recoveryCodes }: CallAnswer<typeof confirmSecondFactor> = answer.detail
  return { secret, uri, recoveryCodes, user: withNewCookie(user, answer) }
}

/** Asks for powers by the code of the next time step: that of the present one was used to enrol. */
export const verifyApp = async (gateway: TestGateway, user: TestUser, secret: string) =>
  gateway.ask(verifySecondFactor, { as: user, body: { code: await appCode(secret, 1) } })
