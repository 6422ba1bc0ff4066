import type { Database } from '../../../platform/database/connect.ts'
import { insertOutboxMessage } from '../dev-mailbox/dev-mailbox.repository.ts'
import type { SmsSender } from './sms-sender.ts'

/** The embedded default: messages are read at `/dev/outbox` (domain §6). */
export function createOutboxSms(db: Database): SmsSender {
  return {
    send: (recipient, body) => insertOutboxMessage(db, { channel: 'sms', recipient, body }),
  }
}
