import type { ErrorCode } from '@trassa/contracts/errors'
import { totpCodeSchema } from '@trassa/contracts/totp-code'
import { assign, setup } from 'xstate'
import { actorSlot } from '../actor-slot.ts'
import { failureOf } from '../failure.ts'
import type {
  AppSecret,
  SecondFactorContext,
  SecondFactorEvent,
  SecondFactorField,
  SecondFactorStep,
  SecondFactorTag,
} from './second-factor.types.ts'

/** Shown at the field: another code, or the same after a wait, may succeed. */
const FIELD_CODES: readonly ErrorCode[] = [
  'second_factor.code_wrong',
  'second_factor.recovery_code_wrong',
  'request.too_many',
]

const mistakeIn = (field: SecondFactorField, value: string): string | null => {
  if (field === 'recoveryCode') return value.trim() === '' ? 'Введите код восстановления' : null
  return totpCodeSchema.safeParse(value).error?.issues[0]?.message ?? null
}

interface Thrown {
  error: unknown
}

/** The typed actor slots, guards and actions; the states are in second-factor.machine.ts. */
export const secondFactorSetup = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    input: {} as { step: SecondFactorStep },
    tags: {} as SecondFactorTag,
  },
  actors: {
    enroll: actorSlot<AppSecret, void>('enroll'),
    confirm: actorSlot<readonly string[], { code: string }>('confirm'),
    verify: actorSlot<void, { code: string }>('verify'),
    recover: actorSlot<void, { recoveryCode: string }>('recover'),
  },
  guards: {
    mustEnrol: ({ context }) => context.step === 'enrolment',
    isValid: ({ context }, field: SecondFactorField) =>
      mistakeIn(field, context.typed[field]) === null,
    isFieldFailure: (_, { error }: Thrown) => FIELD_CODES.includes(failureOf(error).code),
    /** In another window meanwhile, or before an answer that was lost. */
    isEnrolled: (_, { error }: Thrown) => failureOf(error).code === 'second_factor.enrolled',
  },
  actions: {
    keepTyped: assign(
      ({ context }, { field, value }: { field: SecondFactorField; value: string }) => ({
        typed: { ...context.typed, [field]: value },
        fieldError: null,
      }),
    ),
    clearTyped: assign({ typed: { code: '', recoveryCode: '' }, fieldError: null }),
    markField: assign(({ context }, field: SecondFactorField) => ({
      fieldError: mistakeIn(field, context.typed[field]),
    })),
    markFailure: assign((_, { error }: Thrown) => ({ fieldError: failureOf(error).text })),
    unmark: assign({ fieldError: null, failure: null }),
    saveApp: assign((_, app: AppSecret) => ({ app })),
    saveRecoveryCodes: assign((_, recoveryCodes: readonly string[]) => ({
      recoveryCodes,
      app: null,
    })),
    forgetApp: assign({ step: 'verification', app: null }),
    forgetRecoveryCodes: assign({ recoveryCodes: [] }),
    saveFailure: assign((_, { error }: Thrown) => ({ failure: failureOf(error) })),
  },
})
