import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { Gift } from 'lucide-react'
import { ariaKeys } from '../../../shared/keyboard/aria-keys.ts'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { useHasRole, useMe } from '../../../shared/users/me-context.ts'

interface CompensateButtonProps {
  userId: string
  onOpen: () => void
}

/** Opens the form of a compensation, for senior moderators and never for oneself (domain §5). */
export function CompensateButton({ userId, onOpen }: CompensateButtonProps) {
  const isSelf = useMe().id === userId
  const mayGive = useHasRole('seniorModerator') && !isSelf
  useKeyBindings({ compensate: mayGive && onOpen })
  if (!mayGive) return null
  return (
    <Tooltip text={KEYS.compensate.does} keys={KEYS.compensate.shown}>
      <Button variant="secondary" aria-keyshortcuts={ariaKeys(KEYS.compensate)} onClick={onOpen}>
        <Gift aria-hidden="true" />
        Компенсация
      </Button>
    </Tooltip>
  )
}
