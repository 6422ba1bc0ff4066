import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import type { CodeSent, LoginTyped } from './login.types.ts'

interface ErrorStep {
  event: { error: unknown }
}

interface DoneStep<Output> {
  event: { output: Output }
}

/** Parameters of guards and actions that inspect a failed call. */
export const thrown = ({ event }: ErrorStep) => ({ error: event.error })

export const isDelayed = { type: 'isDelayed', params: thrown } as const

export const isMarkedAtField = { type: 'isFieldFailure', params: thrown } as const

/** Without registration an unknown phone is an error. */
export const isRefusedPhone = { type: 'isRefusedPhone', params: thrown } as const

export const isUnknownPhone = {
  type: 'failedAs',
  params: ({ event }: ErrorStep) => ({ error: event.error, code: 'auth.phone_unknown' as const }),
} as const

export const isUnknownTelegram = {
  type: 'failedAs',
  params: ({ event }: ErrorStep) => ({
    error: event.error,
    code: 'auth.telegram_unknown' as const,
  }),
} as const

export const markFailure = { type: 'markFailure', params: thrown } as const

/** Another code is refused as too soon, but the one that was sent to this phone is still good. */
export const toSentCode = {
  guard: { type: 'isCodeUnderWay', params: thrown },
  target: '#login.flow.code',
  actions: { type: 'returnToSent', params: thrown },
} as const

/** spec §4: any failure of the login shows the error dialog. */
export const toError = {
  target: '#login.error',
  actions: { type: 'saveFailure', params: thrown },
} as const

export const saveProfile = {
  type: 'saveProfile',
  params: ({ event }: DoneStep<Profile>) => event.output,
} as const

export const saveFlow = <Purpose extends 'login' | 'registration'>(purpose: Purpose) =>
  ({
    type: 'saveFlow',
    params: ({ event }: DoneStep<CodeSent>) => ({ purpose, sent: event.output }),
  }) as const

/** A valid field leads to `target`, an invalid one is marked. */
export const submission = <Target extends string>(field: keyof LoginTyped, target: Target) =>
  [
    { guard: { type: 'isValid', params: field }, target, actions: 'unmark' },
    { actions: { type: 'markField', params: field } },
  ] as const

export const saveTelegram = {
  type: 'saveTelegram',
  params: ({ event }: { event: { payload: TelegramPayload } }) => event.payload,
} as const
