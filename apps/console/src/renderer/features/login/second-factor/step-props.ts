import type { secondFactorMachine } from '@trassa/machines/second-factor/second-factor.machine'
import type { SecondFactorEvent } from '@trassa/machines/second-factor/second-factor.types'
import type { SnapshotFrom } from 'xstate'

/** What a step of the second factor shows, and where it says what was done. */
export interface SecondFactorStepProps {
  snapshot: SnapshotFrom<typeof secondFactorMachine>
  send: (event: SecondFactorEvent) => void
}
