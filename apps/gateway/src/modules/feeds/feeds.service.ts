import { AppError, invalid } from '@trassa/contracts/app-error'
import type { AnsweredFile } from '@trassa/contracts/call'
import type {
  Feed,
  FeedChange,
  FeedInput,
  FeedProblem,
  FeedRun,
} from '@trassa/contracts/entities/feed'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { FEED_SCHEDULES, FEEDS_MAX, type FeedRunKind } from '@trassa/contracts/enumerations/feeds'
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Enqueue } from '../../platform/jobs/job-queue.ts'
import { limitRate } from '../../platform/rate-limit/rate-limit.ts'
import { csvOf } from '../../platform/spreadsheet/csv-of.ts'
import { insertAuditRows } from '../audit/public.ts'
import { lockUserById } from '../identity/public.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { exampleCsv, exampleYml } from './examples.ts'
import { closeItems, countItems, forgetPhotoFailures } from './feed-items.repository.ts'
import {
  endRun,
  FORGOTTEN_FILE,
  findFeedByUrl,
  insertFeed,
  listFeeds,
  listRuns,
  lockFeed,
  openRuns,
  type RunSummary,
  readOpenRun,
  readRun,
  updateFeed,
} from './feeds.repository.ts'
import type { FeedRecord } from './feeds.table.ts'
import { layoutOf } from './layout.ts'
import { LOAD_FEED } from './loading/load-feed.job.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
/** Runs that a company asks for itself. */
const RUNS_PER_HOUR = 30
const COMPANY = 1
const TAKEN_URL = 'Такой адрес у вас уже есть'
const DELETED_URL = 'Этот адрес вы удалили: добавьте его снова, и его объявления найдутся'

export type FeedsService = ReturnType<typeof createFeedsService>

/** What companies do with their feeds (issue 11, decision 121). */
export function createFeedsService(dependencies: {
  db: Database
  enqueue: Enqueue
  reference: ReferenceCache
  now: () => Date
}) {
  const { db, enqueue, now } = dependencies

  const requireCompany = ({ type }: Visitor) => {
    if (type !== COMPANY) throw new AppError('session.forbidden')
  }

  async function requireCity(cityId: string | null | undefined): Promise<void> {
    if (!cityId) return
    const { cities } = await dependencies.reference.places()
    if (!cities.some(({ id }) => id === cityId)) {
      throw invalid(['body', 'cityId'], 'Выберите город из списка')
    }
  }

  const audit = (
    tx: Transaction,
    { visitor, trace }: RequestContext,
    event: string,
    after: Record<string, unknown>,
  ) =>
    insertAuditRows(tx, [
      { ...trace, actorId: visitor.userId, userId: visitor.userId, event, after },
    ])

  async function toRun(executor: Executor, run: RunSummary): Promise<FeedRun> {
    const { id, kind, outcome, message, counts, problemsTotal } = run
    const isWorking = run.readAt && !run.finishedAt
    const items = isWorking ? await countItems(executor, run.feedId, id) : undefined
    return {
      id,
      kind,
      outcome,
      message,
      counts,
      problemsTotal,
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      progress: items ? { done: items.done, total: items.done + items.open } : null,
    }
  }

  async function toFeed(executor: Executor, feed: FeedRecord): Promise<Feed> {
    const { cities } = await dependencies.reference.places()
    const runs = await listRuns(executor, feed.id)
    const { id, url, schedule, cityId, isOn, nextRunAt, lastSuccessAt } = feed
    return {
      id,
      url,
      schedule,
      cityId,
      isOn,
      cityName: cities.find((city) => city.id === cityId)?.name ?? null,
      nextRunAt: isOn ? (nextRunAt?.toISOString() ?? null) : null,
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      itemsTotal: feed.itemsTotal ?? 0,
      runs: await Promise.all(runs.map((run) => toRun(executor, run))),
    }
  }

  /** @returns false where another run is under way. @throws AppError past the limit of an hour */
  async function begin(
    tx: Transaction,
    { id: feedId, userId }: Pick<FeedRecord, 'id' | 'userId'>,
    kind: FeedRunKind,
  ): Promise<boolean> {
    await limitRate(tx, { key: `feed:${userId}`, hits: RUNS_PER_HOUR, seconds: 3600 })
    const begun = await openRuns(tx, [feedId], kind)
    for (const id of begun) await enqueue(tx, LOAD_FEED, { feedId: id })
    return begun.length > 0
  }

  /** Ends the open run, which a worker notices before its next item; the next one goes on with what is left. */
  async function end(tx: Transaction, feedId: string, message: string, kind?: FeedRunKind) {
    const run = await readOpenRun(tx, feedId)
    if (!run || (kind && run.kind !== kind)) return
    await endRun(tx, run.id, { outcome: 'failed', message, finishedAt: now() })
    await closeItems(tx, [feedId])
  }

  /** Locks the company and its feed, lets `change` work on it and answers it as it is then. */
  const change = (
    id: string,
    visitor: Visitor,
    work: (tx: Transaction, feed: FeedRecord) => Promise<Partial<FeedRecord>>,
  ): Promise<Feed> =>
    db.transaction(async (tx) => {
      // The company first, as where a feed is added: addresses of two of its feeds cannot become the same.
      await lockUserById(tx, visitor.userId)
      const feed = await lockFeed(tx, { id, userId: visitor.userId })
      if (!feed) throw new AppError('request.not_found')
      const changes = await work(tx, feed)
      if (Object.keys(changes).length > 0) await updateFeed(tx, id, changes)
      return toFeed(tx, { ...feed, ...changes })
    })

  async function readProblems(
    { id, runId }: { id: string; runId: string },
    visitor: Visitor,
  ): Promise<{ run: FeedRun; items: FeedProblem[] }> {
    const run = await readRun(db, { userId: visitor.userId, feedId: id, runId })
    if (!run) throw new AppError('request.not_found')
    return { run: await toRun(db, run), items: run.problems }
  }

  return {
    list: async (visitor: Visitor): Promise<{ items: Feed[] }> => {
      requireCompany(visitor)
      const stored = await listFeeds(db, visitor.userId)
      return { items: await Promise.all(stored.map((feed) => toFeed(db, feed))) }
    },

    async create(input: FeedInput, context: RequestContext): Promise<Feed> {
      const { visitor } = context
      const { userId } = visitor
      requireCompany(visitor)
      await requireCity(input.cityId)
      return db.transaction(async (tx) => {
        // Locked, so that addresses added at the same moment are counted, too.
        if (!(await lockUserById(tx, userId))) throw new AppError('session.missing')
        const known = await findFeedByUrl(tx, { userId, url: input.url })
        if (known && !known.deletedAt) return toFeed(tx, known)
        if ((await listFeeds(tx, userId)).length >= FEEDS_MAX) {
          throw invalid(['body', 'url'], `Можно добавить не больше ${FEEDS_MAX} адресов`)
        }
        const revived = { ...input, ...FORGOTTEN_FILE, deletedAt: null }
        if (known) await updateFeed(tx, known.id, revived)
        const feed = known ? { ...known, ...revived } : await insertFeed(tx, { ...input, userId })
        await begin(tx, feed, 'check')
        await audit(tx, context, 'feed.added', { url: input.url })
        return toFeed(tx, feed)
      })
    },

    async change(id: string, wanted: FeedChange, context: RequestContext): Promise<Feed> {
      const { visitor } = context
      requireCompany(visitor)
      await requireCity(wanted.cityId)
      return change(id, visitor, async (tx, feed) => {
        const { url = feed.url, schedule = feed.schedule, isOn = feed.isOn } = wanted
        const cityId = wanted.cityId === undefined ? feed.cityId : wanted.cityId
        const other = url !== feed.url && (await findFeedByUrl(tx, { userId: visitor.userId, url }))
        if (other) throw invalid(['body', 'url'], other.deletedAt ? DELETED_URL : TAKEN_URL)
        const { hours } = FEED_SCHEDULES[schedule]
        if (feed.isOn && !isOn) await end(tx, id, 'Автозагрузка выключена.', 'load')
        // Behind a check that is under way the first load has its turn within minutes.
        const isLate = isOn && !feed.isOn && !(await begin(tx, feed, 'load'))
        const wait = isLate ? MINUTE_MS : hours * HOUR_MS
        await audit(tx, context, 'feed.changed', { url, schedule, isOn, cityId })
        return {
          url,
          schedule,
          isOn,
          cityId,
          ...((url !== feed.url || cityId !== feed.cityId) && FORGOTTEN_FILE),
          nextRunAt: new Date(now().getTime() + wait),
        }
      })
    },

    run: async (
      id: string,
      { kind, shrunkTo }: { kind: FeedRunKind; shrunkTo?: number | undefined },
      { visitor }: RequestContext,
    ): Promise<Feed> => {
      requireCompany(visitor)
      return change(id, visitor, async (tx, feed) => {
        await begin(tx, feed, kind)
        if (kind === 'load') await forgetPhotoFailures(tx, id)
        // Asked for by hand, the file is read whole even if it is the same: dictionaries may know more by now.
        return {
          ...(kind === 'load' && FORGOTTEN_FILE),
          ...(shrunkTo !== undefined && { shrunkTo }),
        }
      })
    },

    async remove(id: string, context: RequestContext): Promise<{ id: string }> {
      requireCompany(context.visitor)
      await change(id, context.visitor, async (tx, { url }) => {
        await end(tx, id, 'Адрес удалён.')
        await audit(tx, context, 'feed.deleted', { url })
        return { isOn: false, deletedAt: now() }
      })
      return { id }
    },

    problems: async (asked: { id: string; runId: string }, visitor: Visitor) => {
      requireCompany(visitor)
      return readProblems(asked, visitor)
    },

    async problemsFile(
      asked: { id: string; runId: string },
      visitor: Visitor,
    ): Promise<AnsweredFile> {
      requireCompany(visitor)
      const { items } = await readProblems(asked, visitor)
      const rows = items.map(({ row, externalId, column, message }) => [
        row === null ? '' : String(row),
        externalId ?? '',
        column,
        message,
      ])
      return fileOf('Замечания.csv', csvOf([['Строка', 'Номер', 'Столбец', 'Замечание'], ...rows]))
    },

    layout: (adType: AdType) => ({ columns: layoutOf(adType) }),
    exampleCsv: () => fileOf('Пример склада.csv', exampleCsv()),
    exampleYml: () => fileOf('Пример склада.xml', exampleYml()),
  }
}

const fileOf = (name: string, text: string): AnsweredFile => ({ name, bytes: Buffer.from(text) })
