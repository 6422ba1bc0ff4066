export { DeliveryFailure } from '../messaging/public.ts'
export { createNoticeTopics, defineNoticeOutcome } from './notice-topics.ts'
export { NOTICES } from './notices.ts'
export { createNotifications, type Notifications } from './notifications.service.ts'
