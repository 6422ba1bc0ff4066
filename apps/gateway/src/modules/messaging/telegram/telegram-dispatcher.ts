import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { PermanentJobFailure } from '../../../platform/jobs/define-job.ts'
import { startLeasedLoop } from '../../../platform/lease/leased-loop.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import { listOverdue, releaseMessage } from '../outbox/messages.repository.ts'
import { failureOf, NOT_WANTED, type Outbox } from '../outbox/outbox.ts'
import { createSendRate, type SendSlot } from './send-rate.ts'
import { freeTelegramChat, stopTelegramChat } from './telegram-chats.repository.ts'
import {
  type ClaimedTelegram,
  claimTelegramMessages,
  SENT_PER_SECOND,
} from './telegram-queue.repository.ts'

/** How fast messages leave. */
export interface DispatcherPace {
  perSecond: number
  /** From one answer of a chat to its next message. */
  chatPauseSeconds: number
  /** A turn takes milliseconds; after a death another worker goes on when this has passed. */
  leaseSeconds: number
  /** What a worker waits that takes over: the one before may have sent a second's messages in this very second. */
  takeoverMs: number
}

/** domain §8. */
const PACE: DispatcherPace = {
  perSecond: SENT_PER_SECOND,
  chatPauseSeconds: 1,
  leaseSeconds: 15,
  takeoverMs: 1000,
}
const PAUSE_MS = 200
/** Pauses of a chat whose message was not taken, by its attempts. */
const RETRY_SECONDS = [2, 5, 15, 60, 300] as const
const EXPIRED_AT_ONCE = 100
const EXPIRY_PAUSE_MS = 5_000

interface DispatcherDependencies {
  db: Database
  outbox: Outbox
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Tests are less patient. */
  pace?: Partial<DispatcherPace>
}

/**
 * Sends the messages of the channel `telegram` (decision 114), in one process of all that start it: answers, then
 * the oldest first, at most 30 in a second, one in a second to a chat. A chat that waits holds up no other.
 *
 * @returns stops it; resolves when the messages under way are settled.
 */
export function startTelegramDispatcher({ db, outbox, log, pace }: DispatcherDependencies) {
  const { perSecond, chatPauseSeconds, leaseSeconds, takeoverMs } = { ...PACE, ...pace }
  const rate = createSendRate(perSecond)
  const underWay = new Set<Promise<void>>()
  let nextExpiry = 0

  const giveUp = (claim: ClaimedTelegram, failure: string, isUnwanted = false) =>
    outbox.settle(claim, { failure, isUnwanted }, (tx) => freeTelegramChat(tx, claim.recipient, 0))

  const fail = async (claim: ClaimedTelegram, failure: unknown) => {
    const { recipient, attempts } = claim
    const { reason, isShutOut, isInDoubt, retryAfterSeconds } = asDeliveryFailure(failure)
    const retrySeconds = RETRY_SECONDS[Math.min(attempts, RETRY_SECONDS.length) - 1] ?? 0
    log.warn({ err: failure, messageId: claim.id, attempts }, 'Telegram message was not taken')
    if (reason === 'recipient') {
      await outbox.settle(claim, { failure: failureOf(failure) }, async (tx) => {
        if (isShutOut) await stopTelegramChat(tx, recipient)
        await freeTelegramChat(tx, recipient, chatPauseSeconds)
      })
      return
    }
    if (isInDoubt && outbox.topicOf(claim.topic).ifInDoubt === 'giveUp')
      return giveUp(claim, 'in doubt')
    if (retryAfterSeconds !== undefined) rate.obey(recipient, retryAfterSeconds)
    await db.transaction(async (tx) => {
      await freeTelegramChat(tx, recipient, retryAfterSeconds ?? retrySeconds)
      await releaseMessage(tx, claim)
    })
  }

  const send = async (claim: ClaimedTelegram, slot: SendSlot) => {
    const topic = outbox.topicOf(claim.topic)
    if (claim.isStopped && !topic.isAnswer) return giveUp(claim, 'the chat was stopped')
    if (claim.isInDoubt && topic.ifInDoubt === 'giveUp') return giveUp(claim, 'in doubt')
    if (!(await outbox.isStillWanted(claim))) return giveUp(claim, NOT_WANTED, true)
    try {
      await outbox.handOver(claim).finally(slot.answered)
    } catch (error) {
      return fail(claim, error)
    }
    await outbox.settle(claim, 'sent', (tx) =>
      freeTelegramChat(tx, claim.recipient, chatPauseSeconds),
    )
  }

  const start = (claim: ClaimedTelegram) => {
    // Before the first await: the next turn must count it, however long the questions to the database take.
    const slot = rate.begin()
    // What cannot be settled now is in doubt when its claim has passed.
    const sending = send(claim, slot)
      .catch((error: unknown) => log.error({ err: error }, 'Telegram message was not settled'))
      .finally(() => {
        slot.dropped()
        underWay.delete(sending)
      })
    underWay.add(sending)
  }

  const expireLate = async () => {
    nextExpiry = Date.now() + EXPIRY_PAUSE_MS
    const overdue = await listOverdue(db, { channel: 'telegram', limit: EXPIRED_AT_ONCE })
    for (const id of overdue) await outbox.expire(id)
  }

  return startLeasedLoop(
    {
      name: 'telegram-dispatcher',
      leaseSeconds,
      pauseMs: PAUSE_MS,
      async turn({ isFirst }) {
        if (isFirst) rate.wait(takeoverMs)
        if (Date.now() >= nextExpiry) await expireLate()
        const free = rate.free()
        if (free === 0) return
        const claims = await claimTelegramMessages(db, free, outbox.answerTopics)
        for (const claim of claims) start(claim)
      },
      async finish() {
        await Promise.all(underWay)
      },
    },
    { db, log },
  )
}

/** What is wrong with the message itself (sealed with another key) is wrong for good. */
const asDeliveryFailure = (error: unknown): DeliveryFailure => {
  if (error instanceof DeliveryFailure) return error
  const isPermanent = error instanceof PermanentJobFailure
  return new DeliveryFailure(isPermanent ? 'recipient' : 'provider', 'not handed over')
}
