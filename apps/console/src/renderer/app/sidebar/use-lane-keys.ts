import { perLane, QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import { useNavigate } from 'react-router-dom'
import { LANE_KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { useHasRole } from '../../shared/users/me-context.ts'

/** Ctrl with a digit opens a lane of the queue, wherever one is. */
export function useLaneKeys(): void {
  const mayDecide = useHasRole('moderator')
  const navigate = useNavigate()
  const open = perLane((lane) => mayDecide && (() => void navigate(`/queue/${lane}`)))
  useKeyBindings(Object.fromEntries(QUEUE_LANES.map((lane) => [LANE_KEYS[lane], open[lane]])))
}
