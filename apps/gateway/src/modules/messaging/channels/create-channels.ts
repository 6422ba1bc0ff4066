import type { Database } from '../../../platform/database/connect.ts'
import { createDevMailboxChannel } from '../dev-mailbox/dev-mailbox-channel.ts'
import { createSmscSms } from '../sms/smsc-sms.ts'
import { createSmsruSms } from '../sms/smsru-sms.ts'
import type { ChannelSender, Channels } from './channel.ts'

export type SmsSettings =
  | { provider: 'dev-mailbox' }
  | { provider: 'smsc'; login: string; password: string }
  | { provider: 'smsru'; apiId: string }

/** The channels that the settings choose (domain §6). */
export const createChannels = (settings: { sms: SmsSettings }, db: Database): Channels => ({
  sms: createSmsChannel(settings.sms, db),
})

function createSmsChannel(settings: SmsSettings, db: Database): ChannelSender {
  if (settings.provider === 'smsc') return createSmscSms(settings)
  if (settings.provider === 'smsru') return createSmsruSms(settings)
  return createDevMailboxChannel(db, 'sms')
}
