import type { AuditEntry, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'

/** What a moderator decides on the version that is shown: what was changed before it is known. */
const DECISIONS: readonly AuditEntry['event'][] = [
  'ad.approved',
  'ad.fixRequested',
  'ad.blocked',
  'ad.lifted',
  'ad.datesSet',
  'ad.overridden',
]

/** What has happened to the ad since it was opened, or since the moderator's own last decision on it. */
function entriesSince(
  opened: ModeratedAd,
  { history }: ModeratedAd,
  myId: string | undefined,
): readonly AuditEntry[] {
  const known = opened.history[0]?.id
  const isOwnDecision = ({ actorId, event }: AuditEntry) =>
    actorId === myId && DECISIONS.includes(event)
  const at = history.findIndex((entry) => entry.id === known || isOwnDecision(entry))
  return at === -1 ? history : history.slice(0, at)
}

/** Whether another person, or the system, has changed an ad since it was opened or decided on here. @param myId of the moderator */
export const isChangedByOthers = (
  opened: ModeratedAd,
  fresh: ModeratedAd,
  myId: string | undefined,
): boolean =>
  fresh.version > opened.version &&
  entriesSince(opened, fresh, myId).some(({ actorId }) => actorId !== myId)
