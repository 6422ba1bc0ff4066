import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '@trassa/ui/actions/button'

/** `theirs`: show the version that the server has; `mine`: save this form's content over it. */
type ConflictChoice = 'theirs' | 'mine'

interface ConflictActionsProps {
  /** Loads the server's version and applies the choice. */
  resolve: UseMutationResult<void, Error, ConflictChoice>
  theirsLabel: string
}

/** The two buttons of an edit conflict (`ad.stale`): nothing of either version is lost before one is pressed. */
export function ConflictActions({ resolve, theirsLabel }: ConflictActionsProps) {
  const button = (choice: ConflictChoice, label: string) => (
    <Button
      size="small"
      variant="secondary"
      loading={resolve.isPending && resolve.variables === choice}
      disabled={resolve.isPending && resolve.variables !== choice}
      onClick={() => resolve.mutate(choice)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {button('theirs', theirsLabel)}
      {button('mine', 'Оставить моё')}
    </>
  )
}
