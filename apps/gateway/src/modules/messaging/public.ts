export { outboxPages } from './dev-mailbox/dev-mailbox.routes.ts'
export { outboxMessages } from './dev-mailbox/dev-mailbox.table.ts'
export { SmsFailure } from './sms/sms-failure.ts'
export { createSmsSender, type SmsSender } from './sms/sms-sender.ts'
