import { z } from 'zod'
import { defineCall } from '../call.ts'
import { totpCodeSchema } from '../totp-code.ts'

const passed = z.object({ passed: z.literal(true) })

/** domain §2: shown once; each opens one session. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).length(10) })

const recoveryCodeSchema = z
  .string()
  .trim()
  .min(1, 'Введите код восстановления')
  .max(40, 'Код восстановления короче')

export const readSecondFactor = defineCall({
  id: 'secondFactor.read',
  method: 'GET',
  path: '/v1/auth/second-factor',
  access: 'user',
  summary: 'Whether an authenticator app is enrolled, and how many recovery codes are left',
  answer: z.object({ enrolled: z.boolean(), recoveryCodesLeft: z.int() }),
})

export const enrollSecondFactor = defineCall({
  id: 'secondFactor.enroll',
  method: 'POST',
  path: '/v1/auth/second-factor/enroll',
  access: 'user',
  whileClosed: true,
  summary: 'Make the secret for an authenticator app; it counts once a code has confirmed it',
  answer: z.object({
    /** Base32, for typing it in. */
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
  errors: ['second_factor.not_staff', 'second_factor.enrolled'],
})

export const confirmSecondFactor = defineCall({
  id: 'secondFactor.confirm',
  method: 'POST',
  path: '/v1/auth/second-factor/confirm',
  access: 'user',
  whileClosed: true,
  summary: 'Confirm the app by its first code; the session gets staff powers and a new cookie',
  body: z.object({ code: totpCodeSchema }),
  answer: recoveryCodesSchema,
  errors: [
    'second_factor.not_staff',
    'second_factor.enrolled',
    'second_factor.not_enrolled',
    'second_factor.code_wrong',
    'second_factor.unreadable',
    'request.too_many',
  ],
})

export const verifySecondFactor = defineCall({
  id: 'secondFactor.verify',
  method: 'POST',
  path: '/v1/auth/second-factor/verify',
  access: 'user',
  whileClosed: true,
  summary: 'Give the session staff powers by a code of the app; it gets a new cookie',
  body: z.object({ code: totpCodeSchema }),
  answer: passed,
  errors: [
    'second_factor.not_staff',
    'second_factor.not_enrolled',
    'second_factor.code_wrong',
    'second_factor.unreadable',
    'request.too_many',
  ],
})

export const recoverSecondFactor = defineCall({
  id: 'secondFactor.recover',
  method: 'POST',
  path: '/v1/auth/second-factor/recover',
  access: 'user',
  whileClosed: true,
  summary: 'The same by a recovery code, which is used up',
  body: z.object({ recoveryCode: recoveryCodeSchema }),
  answer: passed,
  errors: [
    'second_factor.not_staff',
    'second_factor.not_enrolled',
    'second_factor.recovery_code_wrong',
    'request.too_many',
  ],
})

export const renewRecoveryCodes = defineCall({
  id: 'secondFactor.renewRecoveryCodes',
  method: 'POST',
  path: '/v1/auth/second-factor/recovery-codes',
  access: 'user',
  summary: 'Replace all recovery codes; needs a code of the app',
  body: z.object({ code: totpCodeSchema }),
  answer: recoveryCodesSchema,
  errors: [
    'second_factor.not_staff',
    'second_factor.not_enrolled',
    'second_factor.code_wrong',
    'second_factor.unreadable',
    'request.too_many',
  ],
})
