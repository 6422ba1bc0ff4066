import { AppError } from '@trassa/contracts/app-error'
import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import type { UserType } from '@trassa/contracts/enumerations/users'
import type { ErrorCode } from '@trassa/contracts/errors'
import { assign, emit, setup } from 'xstate'
import { actorSlot } from '../actor-slot.ts'
import { failureOf } from '../failure.ts'
import { requireValue } from '../require-value.ts'
import { cleaned, LOGIN_TEXTS, mistakeIn } from './login.fields.ts'
import type {
  CodeSent,
  ConfirmCodeInput,
  FinishRegistrationInput,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginTag,
  LoginTyped,
  SentFlow,
} from './login.types.ts'

/** The gateway names when another code may be asked for. */
const DELAY_CODES: ErrorCode[] = ['auth.code_too_soon', 'auth.code_too_many']

/** Shown at the field: another code or phone may succeed, a reload would not. */
const FIELD_CODES: ErrorCode[] = [
  'auth.code_wrong',
  'auth.code_expired',
  'auth.code_tries',
  ...DELAY_CODES,
]

/** The flow has ended on the server: a new code is needed. */
const LOST_FLOW_CODES: ErrorCode[] = ['auth.flow_unknown', 'auth.flow_unconfirmed']

/** This Telegram account cannot be linked: a retry continues without it. */
const TELEGRAM_CODES: ErrorCode[] = ['auth.telegram_signature', 'auth.telegram_taken']

/** Seconds until another code may be asked for, of a refusal that names them. */
const codeDelayOf = (error: unknown): number | undefined =>
  error instanceof AppError && DELAY_CODES.includes(error.code) ? error.retryAfter : undefined

/** The failure's sentence; with the delay in it where that is not the usual minute. */
function textOf(error: unknown): string {
  const seconds = codeDelayOf(error) ?? 0
  return seconds > 60
    ? `Новый код можно запросить через ${Math.ceil(seconds / 60)} мин.`
    : failureOf(error).text
}

type ResumedFlow = Extract<LoginEvent, { type: 'flow.resumed' }>

const sentFlow = (
  purpose: SentFlow['purpose'],
  typed: LoginTyped,
  { flowId, userId }: CodeSent,
): SentFlow => ({ purpose, phone: cleaned('phone', typed), flowId, userId })

interface Thrown {
  error: unknown
}

const NOTHING_TYPED: LoginTyped = { phone: '', code: '', name: '', telegramUsername: '' }

/** The context before the login starts. */
export const freshLogin = {
  purpose: 'login',
  typed: NOTHING_TYPED,
  type: null,
  flowId: null,
  userId: null,
  resendAfter: 60,
  fieldError: null,
  failure: null,
} as const satisfies Partial<LoginContext>

/** The typed actor slots, guards and actions of the login; its states are in login.machine.ts. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as LoginTag,
    emitted: {} as LoginEmitted,
  },
  actors: {
    initLogin: actorSlot<CodeSent, { phone: string }>('initLogin'),
    initRegistration: actorSlot<CodeSent, { phone: string }>('initRegistration'),
    confirmCode: actorSlot<void, ConfirmCodeInput>('confirmCode'),
    finishLogin: actorSlot<void, { flowId: string }>('finishLogin'),
    finishRegistration: actorSlot<Profile, FinishRegistrationInput>('finishRegistration'),
    loadProfile: actorSlot<Profile, void>('loadProfile'),
    saveTelegramUsername: actorSlot<Profile, { telegramUsername: string }>('saveTelegramUsername'),
    /** Rejects with `auth.telegram_unknown` if no account is linked to this Telegram id. */
    telegramLogin: actorSlot<Profile, TelegramPayload>('telegramLogin'),
    linkTelegram: actorSlot<Profile, TelegramPayload>('linkTelegram'),
  },
  delays: {
    resendDelay: ({ context }) => context.resendAfter * 1000,
  },
  guards: {
    isValid: ({ context }, field: keyof LoginTyped) => mistakeIn(field, context) === null,
    isLoggedIn: ({ context }) => context.profile !== null,
    isLoggedOut: ({ context }) => context.profile === null,
    isLogout: ({ context }, profile: Profile | null) =>
      profile === null && context.profile !== null,
    /** The session was opened by this login, and the event has not been emitted yet. */
    hasOpenedSession: ({ context }) => context.profile !== null && context.purpose !== 'linking',
    isRegistering: ({ context }) => context.purpose === 'registration',
    hasTelegram: ({ context }) => context.telegram !== null,
    /** Logged in, but the Telegram account belongs to another user: a retry is pointless. */
    isLinkRefused: ({ context: { failure, profile } }) =>
      profile !== null && failure !== null && TELEGRAM_CODES.includes(failure.code),
    isFlowLost: ({ context }) =>
      context.failure !== null && LOST_FLOW_CODES.includes(context.failure.code),
    failedAs: (_, { error, code }: Thrown & { code: ErrorCode }) => failureOf(error).code === code,
    isRefusedPhone: ({ context }, { error }: Thrown) =>
      context.registration === 'refused' && failureOf(error).code === 'auth.phone_unknown',
    isDelayed: (_, { error }: Thrown) => codeDelayOf(error) !== undefined,
    isCodeUnderWay: ({ context: { sent, typed } }, { error }: Thrown) =>
      failureOf(error).code === 'auth.code_too_soon' && sent?.phone === cleaned('phone', typed),
    isFieldFailure: (_, { error }: Thrown) => FIELD_CODES.includes(failureOf(error).code),
  },
  actions: {
    keepTyped: assign(
      ({ context }, { field, value }: { field: keyof LoginTyped; value: string }) => ({
        typed: { ...context.typed, [field]: value },
        fieldError: null,
      }),
    ),
    markField: assign(({ context }, field: keyof LoginTyped) => ({
      fieldError: mistakeIn(field, context),
    })),
    markFailure: assign((_, { error }: Thrown) => ({ fieldError: textOf(error) })),
    saveDelay: assign(({ context }, { error }: Thrown) => ({
      resendAfter: Math.ceil(codeDelayOf(error) ?? context.resendAfter),
      fieldError: textOf(error),
    })),
    markRefused: assign({ fieldError: LOGIN_TEXTS.registrationRefused }),
    unmark: assign({ fieldError: null, failure: null }),
    saveFailure: assign(({ context }, { error }: Thrown) => {
      const failure = failureOf(error)
      return {
        failure,
        telegram: TELEGRAM_CODES.includes(failure.code) ? null : context.telegram,
      }
    }),
    saveFinishFailure: assign((_, { error }: Thrown) => ({
      failure: { ...failureOf(error), text: LOGIN_TEXTS.finishFailed },
    })),
    saveFlow: assign(
      ({ context }, { purpose, sent }: { purpose: SentFlow['purpose']; sent: CodeSent }) => ({
        ...sent,
        purpose,
        sent: sentFlow(purpose, context.typed, sent),
        typed: { ...context.typed, code: '' },
        fieldError: null,
      }),
    ),
    /** The dialog was closed, or led back to the phone: the code that was sent is still good. */
    returnToSent: assign(({ context }, { error }: Thrown) => {
      const { purpose, flowId, userId } = requireValue(context.sent, 'sent')
      return { purpose, flowId, userId, resendAfter: Math.ceil(codeDelayOf(error) ?? 60) }
    }),
    resumeFlow: assign(
      (_, { purpose, phone, sent }: Pick<ResumedFlow, 'purpose' | 'phone' | 'sent'>) => ({
        ...freshLogin,
        ...sent,
        purpose,
        sent: sentFlow(purpose, { ...NOTHING_TYPED, phone }, sent),
        typed: { ...NOTHING_TYPED, phone },
      }),
    ),
    saveType: assign((_, type: UserType) => ({ type })),
    saveTelegram: assign((_, telegram: TelegramPayload) => ({ telegram, fieldError: null })),
    beginLinking: assign({ purpose: 'linking' }),
    clearTelegram: assign({ telegram: null }),
    saveProfile: assign((_, profile: Profile | null) => ({ profile })),
    clearProfile: assign({ profile: null }),
    /** Keeps the typed phone for when the dialog is opened again. */
    restart: assign(({ context }) => ({
      ...freshLogin,
      typed: { ...NOTHING_TYPED, phone: context.typed.phone },
    })),
    forget: assign({ ...freshLogin, sent: null }),
    announce: emit(({ context }) => ({
      type: 'login.succeeded' as const,
      profile: requireValue(context.profile, 'profile'),
    })),
  },
})
