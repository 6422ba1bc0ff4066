import type { loginMachine } from '@trassa/machines/login/login.machine'
import type { LoginEvent } from '@trassa/machines/login/login.types'
import type { SnapshotFrom } from 'xstate'

/** What a step of the login shows, and where it says what was done. */
export interface StepProps {
  snapshot: SnapshotFrom<typeof loginMachine>
  send: (event: LoginEvent) => void
}
