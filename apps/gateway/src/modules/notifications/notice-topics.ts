import type { z } from 'zod'
import { defineTopic, type MessageTopic } from '../messaging/public.ts'
import type { NoticeType } from './notices.ts'

/** What the module behind a notice does when it is sent or has failed. */
export type NoticeOutcome = Omit<MessageTopic, 'name'>

export type NoticeTopics = Readonly<Record<NoticeType, MessageTopic>>

/** Declares an outcome; the types of `sent` and `failed` follow from `context`. */
export const defineNoticeOutcome = <Context extends z.ZodType>(
  outcome: Omit<MessageTopic<Context>, 'name'>,
): Omit<MessageTopic<Context>, 'name'> => outcome

/** The outbox topics of all notices; `main` plugs in the outcomes of the modules above. */
export const createNoticeTopics = (outcomes: Record<NoticeType, NoticeOutcome>): NoticeTopics => ({
  adConfirmation: defineTopic({ name: 'notice.adConfirmation', ...outcomes.adConfirmation }),
  packageLapses: defineTopic({ name: 'notice.packageLapses', ...outcomes.packageLapses }),
  refundBegun: defineTopic({ name: 'notice.refundBegun', ...outcomes.refundBegun }),
  surplusReturned: defineTopic({ name: 'notice.surplusReturned', ...outcomes.surplusReturned }),
  refundSent: defineTopic({ name: 'notice.refundSent', ...outcomes.refundSent }),
  compensation: defineTopic({ name: 'notice.compensation', ...outcomes.compensation }),
})
