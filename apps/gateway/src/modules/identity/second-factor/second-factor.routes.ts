import {
  confirmSecondFactor,
  enrollSecondFactor,
  readSecondFactor,
  recoverSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from '@trassa/contracts/calls/second-factor'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { SecondFactorService } from './second-factor.service.ts'

export function registerSecondFactor(
  app: FastifyInstance,
  secondFactor: SecondFactorService,
): void {
  registerCall(app, readSecondFactor, ({ visitor }) => secondFactor.read(visitor))
  registerCall(app, enrollSecondFactor, ({ visitor }) => secondFactor.enroll(visitor))
  registerCall(app, confirmSecondFactor, async ({ body, reply, ...asked }) => {
    const { recoveryCodes, session } = await secondFactor.confirm(asked, body.code)
    app.setSessionCookie(reply, session)
    return { recoveryCodes }
  })
  registerCall(app, verifySecondFactor, async ({ body, reply, ...asked }) => {
    app.setSessionCookie(reply, await secondFactor.verify(asked, body.code))
    return { passed: true as const }
  })
  registerCall(app, recoverSecondFactor, async ({ body, reply, ...asked }) => {
    app.setSessionCookie(reply, await secondFactor.recover(asked, body.recoveryCode))
    return { passed: true as const }
  })
  registerCall(app, renewRecoveryCodes, async ({ body, ...asked }) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(asked, body.code),
  }))
}
