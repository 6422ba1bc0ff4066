import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import type { UserType } from '@trassa/contracts/enumerations/users'
import type { Failure } from '../failure.ts'

/** spec §2: the dialogs, one visible at a time. */
export const LOGIN_DIALOGS = [
  'phone',
  'code',
  'type',
  'name',
  'tgUserName',
  'afterTg',
  'error',
] as const
export type LoginDialog = (typeof LOGIN_DIALOGS)[number]

/** `busy`: a call is under way; `resendAvailable`: another code may be asked for. */
export type LoginTag = `dialog:${LoginDialog}` | 'busy' | 'resendAvailable'

/** The dialogs' fields, as typed, until the login is complete. */
export interface LoginTyped {
  phone: string
  code: string
  name: string
  telegramUsername: string
}

/** The flow whose code has been sent to a phone. */
export interface SentFlow {
  purpose: 'login' | 'registration'
  /** As sent: `+79161234567`. */
  phone: string
  flowId: string
  userId: string | null
}

export interface LoginContext {
  /** `refused` in the console: there an unknown phone is an error. */
  readonly registration: 'allowed' | 'refused'
  /** `linking`: logged in already, only the Telegram account is added. */
  purpose: 'login' | 'registration' | 'linking'
  typed: LoginTyped
  type: UserType | null
  flowId: string | null
  userId: string | null
  /** Seconds until another code may be asked for. */
  resendAfter: number
  /** The last code sent: the same phone goes on with it while another one is refused as too soon. */
  sent: SentFlow | null
  /** Came from the widget and is unknown: linked once the phone is confirmed (spec §4). */
  telegram: TelegramPayload | null
  /** Of the open session. */
  profile: Profile | null
  /** The error of the current dialog's field; `null` leaves it unmarked. */
  fieldError: string | null
  failure: Failure | null
}

export interface LoginInput {
  registration: 'allowed' | 'refused'
  /** The user of an already open session. */
  profile?: Profile | null
}

export type LoginEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  /** A login that waited for its code when the page was reloaded. */
  | { type: 'flow.resumed'; purpose: 'login' | 'registration'; phone: string; sent: CodeSent }
  | { type: 'field.edited'; field: keyof LoginTyped; value: string }
  | { type: 'phone.submitted' }
  | { type: 'phone.changeRequested' }
  | { type: 'code.submitted' }
  | { type: 'code.resendRequested' }
  | { type: 'type.chosen'; userType: UserType }
  | { type: 'name.submitted' }
  | { type: 'telegramUsername.submitted' }
  | { type: 'telegramUsername.skipped' }
  | { type: 'telegram.received'; payload: TelegramPayload }
  | { type: 'telegram.explained' }
  | { type: 'error.dismissed' }
  /** The session began or ended outside of the dialogs: profile fetched on load, logout. */
  | { type: 'session.changed'; profile: Profile | null }

/** Emitted to listeners of `actor.on`: navigation is not the machine's responsibility. */
export type LoginEmitted = { type: 'login.succeeded'; profile: Profile }

/** A code was sent: the answers of `login/init` and `register/init`. */
export interface CodeSent {
  flowId: string
  /** Known phones only. */
  userId: string | null
  /** Seconds, spec: 60. */
  resendAfter: number
}

export interface ConfirmCodeInput {
  flowId: string
  code: string
  userId: string | null
}

export interface FinishRegistrationInput {
  flowId: string
  username: string
  type: UserType
  telegram: TelegramPayload | null
}
