import { formatNumber } from '@trassa/catalog/format/numbers'
import {
  enqueueDelivery,
  readChannelFigures,
  readDeadLetters,
  requeueDeadLetters,
} from '../../modules/messaging/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Enqueue, openJobQueue } from '../../platform/jobs/job-queue.ts'
import type { Command, CommandGroup } from './command.ts'

const SHOWN = 100
const REQUEUED_AT_ONCE = 500

/** How the channels stand in the last day. */
const figures: Command = async ({ db }) => {
  const found = await readChannelFigures(db)
  if (found.length === 0) return ['За сутки сообщений не было.']
  return found.map(({ channel, waiting, sent, failed, expired, oldestSeconds }) => {
    const oldest =
      waiting > 0 ? `, самое старое ждёт ${formatNumber(Math.round(oldestSeconds))} с` : ''
    return `${channel}: ждут ${waiting}${oldest}, отправлено ${sent}, не отправлено ${failed}, устарело ${expired}`
  })
}

const list: Command = async ({ db }) => {
  const found = await readDeadLetters(db, SHOWN)
  if (found.length === 0) return ['Неотправленных сообщений нет.']
  return found.map(({ id, channel, topic, createdAt, attempts, failure, state, canRetry }) =>
    [
      id,
      createdAt.toISOString(),
      channel,
      topic,
      `попыток ${attempts}`,
      state === 'expired' ? 'устарело' : (failure ?? 'причина неизвестна'),
      ...(canRetry ? ['можно повторить'] : []),
    ].join('  '),
  )
}

/** A transaction for each batch: a night without a provider leaves many messages. @returns how many. */
async function requeueInBatches(db: Database, enqueue: Enqueue, id: string | 'all') {
  const before = new Date()
  let requeued = 0
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const batch = await requeueDeadLetters(tx, id, { limit: REQUEUED_AT_ONCE, before })
      for (const message of batch) await enqueueDelivery(tx, enqueue, message)
      return batch.length
    })
    requeued += found
    if (found < REQUEUED_AT_ONCE) return requeued
  }
}

const retry =
  (id: string | 'all'): Command =>
  async ({ db, pool }) => {
    const queue = await openJobQueue({ pool, works: false, onError: () => undefined })
    try {
      const requeued = await requeueInBatches(db, queue.enqueue, id)
      if (requeued === 0) {
        throw new Error('Повторить нечего: сообщение неизвестно, отправлено или устарело.')
      }
      return [`Снова в очереди: ${requeued}. Отправит работающий сервер.`]
    } finally {
      await queue.stop()
    }
  }

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Messages to people that were given up (docs/operations.md). */
export const messages: CommandGroup = {
  usage: `Сообщения:
  messages figures               сколько отправлено и ждёт по каналам за сутки
  messages failed                последние неотправленные: канал, тема, причина
  messages retry <номер | all>   отправить неотправленное ещё раз`,

  parse([action, id = '']) {
    if (action === 'figures') return figures
    if (action === 'failed') return list
    if (action === 'retry' && (id === 'all' || ID.test(id))) return retry(id)
    return null
  },
}
