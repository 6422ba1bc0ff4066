import type { Failure } from '../failure.ts'

/** What the session needs first (`profiles.me`: `staff.secondFactor`). */
export type SecondFactorStep = 'enrolment' | 'verification'

/** The secret for an authenticator app. */
export interface AppSecret {
  /** Base32, for typing it in. */
  secret: string
  /** `otpauth://…`, for the QR code. */
  uri: string
}

/** `screen:*`: one is shown at a time; `busy`: a call is under way. */
export type SecondFactorTag =
  | 'screen:enrolment'
  | 'screen:recoveryCodes'
  | 'screen:code'
  | 'screen:recovery'
  | 'screen:failure'
  | 'busy'

export interface SecondFactorContext {
  step: SecondFactorStep
  typed: { code: string; recoveryCode: string }
  /** While an app is being enrolled. */
  app: AppSecret | null
  /** Shown once, after the enrolment. */
  recoveryCodes: readonly string[]
  fieldError: string | null
  failure: Failure | null
}

export type SecondFactorField = keyof SecondFactorContext['typed']

export type SecondFactorEvent =
  | { type: 'field.edited'; field: SecondFactorField; value: string }
  | { type: 'code.submitted' }
  | { type: 'recoveryCode.submitted' }
  | { type: 'recovery.chosen' }
  | { type: 'app.chosen' }
  | { type: 'recoveryCodes.saved' }
  | { type: 'failure.dismissed' }
