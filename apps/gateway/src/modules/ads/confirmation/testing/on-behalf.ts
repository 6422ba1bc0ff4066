import { createAdFor, decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { ConfirmationChannel } from '@trassa/contracts/entities/ad-confirmation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { addPhoto, CAR, storedAd } from '../../../../testing/ads.ts'
import type { TestGateway, TestUser } from '../../../../testing/test-gateway.ts'
import { listDevMailboxMessages } from '../../../messaging/dev-mailbox/dev-mailbox.repository.ts'

/** A draft that lacks nothing, begun by a moderator for its owner. */
export async function beginFor(
  gateway: TestGateway,
  { moderator, owner }: { moderator: TestUser; owner: TestUser },
): Promise<string> {
  const body = { userId: owner.id, adType: 'auto' as const, ...CAR }
  const { id } = await gateway.get(createAdFor, { as: moderator, body })
  await addPhoto(gateway.db, { id, userId: owner.id })
  return id
}

/** The moderator presses the last button of the form. */
export async function submitFor(
  gateway: TestGateway,
  moderator: TestUser,
  id: string,
  channel?: ConfirmationChannel,
) {
  const { version } = await storedAd(gateway.db, id)
  const body = { stat: AD_STATS.moderation.stat, version, ...(channel && { channel }) }
  return gateway.ask(decideAd, { as: moderator, params: { id }, body })
}

/** The token of the last link sent to a user. */
export async function lastToken({ db }: TestGateway, { phone }: TestUser): Promise<string> {
  const [message] = await listDevMailboxMessages(db, { recipient: phone, limit: 1 })
  const token = /\/confirmAd\?token=([\w-]{43})$/.exec(message?.body ?? '')?.[1]
  if (!token) throw new Error(`No link for ${phone}`)
  return token
}
