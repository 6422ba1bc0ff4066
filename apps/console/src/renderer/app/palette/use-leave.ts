import { useToast } from '@trassa/ui/feedback/toast'
import { useNavigate } from 'react-router-dom'
import { failureText } from '../../lib/failure-text.ts'
import { useStore } from '../../lib/store.ts'
import { useDecisionOutbox } from '../../shared/decisions/decision-outbox-context.ts'
import { countUnsent } from '../../shared/decisions/unsent.ts'
import { LEAVE_PATH, useLogout } from '../../shared/session/use-logout.ts'

/** The logout of the palette: while decisions are unsent, the settings, which say so before the logout (domain §9). */
export function useLeave(): () => void {
  const [navigate, toast] = [useNavigate(), useToast()]
  const unsent = countUnsent(useStore(useDecisionOutbox().decisions))
  const { logout } = useLogout((error) => toast(failureText(error), { tone: 'failure' }))
  return unsent > 0 ? () => void navigate(LEAVE_PATH) : logout
}
