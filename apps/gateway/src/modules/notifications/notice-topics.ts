import { z } from 'zod'
import { defineTopic, type MessageTopic } from '../messaging/public.ts'
import { NOTICE_TYPES, type NoticeType } from './notices.ts'

/** What the module behind a notice does when it is sent or has failed. */
export type NoticeOutcome = Omit<MessageTopic, 'name'>

export type NoticeTopics = Readonly<Record<NoticeType, MessageTopic>>

/** Declares an outcome; the types of `sent` and `failed` follow from `context`. */
export const defineNoticeOutcome = <Context extends z.ZodType>(
  outcome: Omit<MessageTopic<Context>, 'name'>,
): Omit<MessageTopic<Context>, 'name'> => outcome

/** Of a notice that only says what is true anyway: nothing follows from how it ends. */
const NOTHING_FOLLOWS = defineNoticeOutcome({
  context: z.object({}),
  canRetry: true,
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
      defineTopic({ name: `notice.${type}`, ...(outcomes[type] ?? NOTHING_FOLLOWS) }),
    ]),
  ) as unknown as NoticeTopics
