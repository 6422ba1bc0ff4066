import { adLifecycle } from '../main/compose/ad-lifecycle.ts'
import { composeMessaging } from '../main/compose/messaging.ts'
import type { ChannelSender } from '../modules/messaging/channels/channel.ts'
import type { MessageFiles } from '../modules/messaging/public.ts'
import type { TestGateway } from './test-gateway.ts'

/** For letters without attachments. */
export const noAttachments = () => Promise.reject(new Error('No attachment was expected'))

/** For messages that name no files. */
export const NO_FILES: MessageFiles = {
  makeAttachment: noAttachments,
  readPicture: async () => undefined,
}

/** The messaging of a gateway whose messages go to `send` instead of the dev mailbox. */
export const messagingWith = (
  { db, enqueue, config }: Pick<TestGateway, 'db' | 'enqueue' | 'config'>,
  send: ChannelSender['send'],
) =>
  composeMessaging({
    // By day, whenever the tests run: no notice is held.
    now: () => new Date('2026-11-23T09:00:00Z'),
    db,
    enqueue,
    channels: { sms: { send }, email: { send }, telegram: { send } },
    config,
  })

/** The lifecycle of ads as a gateway composes it. */
export const lifecycleOf = (gateway: Pick<TestGateway, 'db' | 'enqueue' | 'config'>) =>
  adLifecycle({
    notifications: messagingWith(gateway, async () => undefined).notifications,
    publicUrl: gateway.config.publicUrl,
  })
