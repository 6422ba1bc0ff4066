import type { LoginContext, LoginEvent } from '@trassa/machines/login/login.types'

/** What each dialog gets: what the machine knows, and how to tell it what happened. */
export interface LoginStepProps {
  context: LoginContext
  /** A call is under way. */
  busy: boolean
  /** Another code may be asked for. */
  resendAvailable: boolean
  send: (event: LoginEvent) => void
}
