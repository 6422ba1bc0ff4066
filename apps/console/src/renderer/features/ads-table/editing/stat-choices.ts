import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { allowedActions, overrideTargets } from '../../../shared/decisions/allowed-actions.ts'

/** The changes of an ad's state that a cell offers. */
const STAT_CHOICES = ['approve', 'requestFix', 'block', 'override'] as const
export type StatChoice = (typeof STAT_CHOICES)[number]

/** Those that the lifecycle allows this person for this ad. */
export function statChoices(row: AdRow, me: Profile, now: Date): StatChoice[] {
  const allowed = allowedActions(row, me, now)
  return STAT_CHOICES.filter((choice) =>
    choice === 'override' ? overrideTargets(row, me, now).length > 0 : allowed.has(choice),
  )
}
