import type { Database } from '../../../platform/database/connect.ts'
import type { ChannelSender } from '../channels/channel.ts'
import { type DevMailboxMessage, insertDevMailboxMessage } from './dev-mailbox.repository.ts'

/**
 * The embedded default of every channel: messages are read at `/dev/outbox` (domain §6).
 *
 * @param print the channel's body as the page shows it
 */
export const createDevMailboxChannel = (
  db: Database,
  channel: DevMailboxMessage['channel'],
  print: (body: string) => { body: string; html?: string | undefined } = (body) => ({ body }),
): ChannelSender => ({
  send: (recipient, body) => insertDevMailboxMessage(db, { channel, recipient, ...print(body) }),
})
