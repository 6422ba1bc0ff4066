export type { Channels } from './channels/channel.ts'
export { createChannels, type MessageFiles } from './channels/create-channels.ts'
export { DeliveryFailure } from './channels/delivery-failure.ts'
export {
  type DevMailboxMessage,
  listDevMailboxMessages,
  updateDevMailboxMessage,
} from './dev-mailbox/dev-mailbox.repository.ts'
export { devMailboxPages } from './dev-mailbox/dev-mailbox.routes.ts'
export { renderLetterFrame, sendLetter } from './dev-mailbox/letter-frame.ts'
export { renderTelegramMessage } from './dev-mailbox/telegram-html.ts'
export { letterBody, readLetter } from './email/letter.ts'
export { composeLetter } from './email/letter-layout.ts'
export {
  createFormLetters,
  FORM_LETTER_TOPIC,
  type FormLetters,
  type FormSender,
} from './form-letters.ts'
export { messagingJobs } from './messaging.jobs.ts'
export {
  readChannelFigures,
  readDeadLetters,
  requeueDeadLetters,
} from './outbox/dead-letters.repository.ts'
export { enqueueDelivery } from './outbox/deliver-message.job.ts'
export { defineTopic, type MessageTopic } from './outbox/message-topic.ts'
export { readMessagesTo, withdrawMessagesTo } from './outbox/messages.repository.ts'
export { createOutbox, type Outbox, type TopicMessage } from './outbox/outbox.ts'
export { toInlineKeyboard } from './telegram/telegram-bot-api.ts'
export {
  deleteTelegramChat,
  isTelegramChatStopped,
  readStoppedChats,
  readTelegramChat,
  resumeTelegramChat,
  stopTelegramChat,
} from './telegram/telegram-chats.repository.ts'
export { telegramChats } from './telegram/telegram-chats.table.ts'
export { type DispatcherPace, startTelegramDispatcher } from './telegram/telegram-dispatcher.ts'
export {
  readTelegramMessage,
  type TelegramMessage,
  telegramBody,
} from './telegram/telegram-message.ts'
export { countWaitingTelegram, telegramRoom } from './telegram/telegram-queue.repository.ts'
