import { z } from 'zod'
import { defineTopic, type MessageTopic } from '../messaging/public.ts'
import { isStillReached } from './notice-deliveries.ts'
import { NOTICE_TYPES, NOTICES, type NoticeType } from './notices.ts'

/** What the module behind a notice does when it is sent or has failed. */
export type NoticeOutcome = Omit<MessageTopic, 'name'>

export type NoticeTopics = Readonly<Record<NoticeType, MessageTopic>>

/** Declares an outcome; the types of `sent` and `failed` follow from `context`. */
export const defineNoticeOutcome = <Context extends z.ZodType>(
  outcome: Omit<MessageTopic<Context>, 'name'>,
): Omit<MessageTopic<Context>, 'name'> => outcome

/**
 * Of a notice that only says what is true anyway: nothing follows from how it ends. It is not sent any more once its
 * user has switched it off or is reached elsewhere.
 */
const nothingFollows = (type: NoticeType) =>
  defineNoticeOutcome({
    // Messages of earlier versions have no user.
    context: z.object({ userId: z.string().optional() }),
    canRetry: true,
    isStillWanted: async (db, { userId }, recipient, channel) =>
      userId === undefined ||
      isStillReached(db, NOTICES[type].choice, { userId, recipient, channel }),
    sent: async () => undefined,
    failed: async () => undefined,
  })

/**
 * The outbox topics of all notices, named after their types.
 *
 * @param outcomes of the notices from whose delivery something follows; `main` plugs in those of the modules above
 */
export const createNoticeTopics = (
  outcomes: Partial<Record<NoticeType, NoticeOutcome>>,
): NoticeTopics =>
  Object.fromEntries(
    NOTICE_TYPES.map((type) => [
      type,
      defineTopic({ name: `notice.${type}`, ...(outcomes[type] ?? nothingFollows(type)) }),
    ]),
  ) as unknown as NoticeTopics
