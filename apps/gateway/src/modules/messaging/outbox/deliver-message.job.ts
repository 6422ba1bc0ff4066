import { z } from 'zod'
import type { Transaction } from '../../../platform/database/connect.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import type { Channel } from '../channels/channel.ts'

/** Written with every message: hands it over where the process that wrote it has died before it could. */
export const DELIVER_MESSAGE = defineJob({
  name: 'deliver-message',
  payload: z.object({ messageId: z.uuid() }),
  // A provider that is away for some minutes; codes are out of date by then anyway.
  retry: { limit: 8, delaySeconds: 15, maxDelaySeconds: 300 },
  concurrency: 'parallel',
  timeoutSeconds: 60,
  onRepeat: 'Finds the message sent and does nothing.',
})

/** The same for letters, which make sense for days: a mail server may be away for a night. */
export const DELIVER_LETTER = defineJob({
  ...DELIVER_MESSAGE,
  name: 'deliver-letter',
  // Greylisting wants a second attempt some minutes later; the whole is about a day and a half.
  retry: { limit: 40, delaySeconds: 60, maxDelaySeconds: 3600 },
  timeoutSeconds: 120,
})

interface Delivery {
  job: typeof DELIVER_MESSAGE | typeof DELIVER_LETTER
  /** When the job makes its first attempt. */
  jobAfterSeconds: number
}

/** How messages of each channel are handed over; `null`: by the channel's dispatcher, without a job. */
const DELIVERIES: Record<Channel, Delivery | null> = {
  // By then the attempt right after the commit has ended, or its process has died.
  sms: { job: DELIVER_MESSAGE, jobAfterSeconds: 12 },
  // No person waits for a letter to leave, so the job is its first attempt.
  email: { job: DELIVER_LETTER, jobAfterSeconds: 0 },
  // Its limits are for all messages together, so one process sends them (`startTelegramDispatcher`).
  telegram: null,
}

/** How long an attempt has a message to itself: longer than the channel's provider may take to answer. */
export const CLAIM_SECONDS: Record<Channel, number> = {
  sms: 10,
  email: 90,
  telegram: 30,
}

/** Writes the job that sees to a message's delivery, where its channel has one. */
export async function enqueueDelivery(
  tx: Transaction,
  enqueue: Enqueue,
  { id, channel }: { id: string; channel: Channel },
  holdSeconds = 0,
): Promise<void> {
  const delivery = DELIVERIES[channel]
  if (!delivery) return
  const startAfterSeconds = holdSeconds + delivery.jobAfterSeconds
  await enqueue(tx, delivery.job, { messageId: id }, { startAfterSeconds })
}

/** The same for many messages: a statement for each channel and hold among them. */
export async function enqueueDeliveries(
  tx: Transaction,
  enqueue: Enqueue,
  written: readonly { id: string; channel: Channel; holdSeconds: number }[],
): Promise<void> {
  const groups = Map.groupBy(written, ({ channel, holdSeconds }) => `${channel} ${holdSeconds}`)
  for (const group of groups.values()) {
    const { channel, holdSeconds } = group[0] as (typeof group)[number]
    const delivery = DELIVERIES[channel]
    if (!delivery) continue
    const startAfterSeconds = holdSeconds + delivery.jobAfterSeconds
    const payloads = group.map(({ id }) => ({ messageId: id }))
    await enqueue(tx, delivery.job, payloads, { startAfterSeconds })
  }
}
