import type { AuditEntry, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'

/** What has happened to the ad since it was opened. */
function entriesSince(opened: ModeratedAd, fresh: ModeratedAd): readonly AuditEntry[] {
  const known = opened.history[0]?.id
  const at = fresh.history.findIndex(({ id }) => id === known)
  return at === -1 ? fresh.history : fresh.history.slice(0, at)
}

/** Whether another person, or the system, has changed an ad since it was opened. @param myId of the moderator */
export const isChangedByOthers = (
  opened: ModeratedAd,
  fresh: ModeratedAd,
  myId: string | undefined,
): boolean =>
  fresh.version > opened.version &&
  entriesSince(opened, fresh).some(({ actorId }) => actorId !== myId)
