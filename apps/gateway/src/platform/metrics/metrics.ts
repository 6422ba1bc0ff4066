import { setTimeout } from 'node:timers/promises'
import { baseOf } from '@trassa/contracts/call'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Connection } from '../database/connect.ts'
import { createKeptMetrics } from './kept-metrics.ts'

/** Seconds; a list is measured in milliseconds, an upload in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const FIGURES_WAIT_MS = 1000
const JOB_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300]

/** A run of a job, however it ended. */
export interface CountedRun {
  name: string
  outcome: string
  seconds: number
}

/** What the search index tells about itself. */
export interface IndexStatistics {
  /** Live ads in memory by type. */
  sizes: Readonly<Record<string, number>>
  /** Live ads whose words are not in memory yet. */
  unreadTexts: number
  /** The memory of its columns, which is in no figure about the heap. */
  columnBytes: number
  /** Seconds since it was last brought up to date; `null` before it is loaded. */
  ageSeconds: number | null
}

/** What waits to be sent to Telegram. */
export interface WaitingStatistics {
  messages: number
  mailings: number
}

/** How the messages of a channel stand. */
export interface MessageFigures {
  channel: string
  waiting: number
  sent: number
  failed: number
  expired: number
  oldestSeconds: number
}

export type Metrics = ReturnType<typeof createMetrics>

/** The numbers of one process, in a registry of its own, for Prometheus (docs/operations.md lists them). */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'trassa_request_duration_seconds',
    help: 'Requests by call, method and status',
    labelNames: ['call', 'method', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const jobs = new Counter({
    name: 'trassa_jobs_total',
    help: 'Runs of jobs by name and outcome',
    labelNames: ['job', 'outcome'] as const,
    registers,
  })
  const jobDurations = new Histogram({
    name: 'trassa_job_duration_seconds',
    help: 'Duration of runs by job',
    labelNames: ['job'] as const,
    buckets: JOB_BUCKETS,
    registers,
  })
  const shed = new Counter({
    name: 'trassa_renderings_shed_total',
    help: 'Pages that were not rendered, by reason',
    labelNames: ['reason'] as const,
    registers,
  })

  const olderCalls = new Counter({
    name: 'trassa_older_calls_total',
    help: 'Requests to the older bases by base, call and status',
    labelNames: ['base', 'call', 'status'] as const,
    registers,
  })

  const pageChecks = new Counter({
    name: 'trassa_page_checks_total',
    help: 'Kept pages whose answers were asked again, by what was found',
    labelNames: ['standing'] as const,
    registers,
  })

  return {
    registry,
    /** What is kept in memory. */
    watchKept: createKeptMetrics(registry),

    /** Counts every request of a server and what is registered on it afterwards. */
    countRequests: (app: FastifyInstance): void => {
      app.addHook('onResponse', (request, reply, done) => {
        const { config, url } = request.routeOptions
        // Declared calls by their id, other routes by their pattern: never by the address as it was asked.
        const call = config.call?.id ?? url ?? 'none'
        const labels = { call, method: request.method, status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
        const base = baseOf(config.call)
        if (base !== 'gateway') olderCalls.inc({ base, call, status: reply.statusCode })
        done()
      })
      app.knownAddresses.watch(({ call, status, seconds }) =>
        requests.observe({ call: call.id, method: 'GET', status }, seconds),
      )
    },

    /** Counts a finished run of a job. */
    countJob: ({ name, outcome, seconds }: CountedRun): void => {
      jobs.inc({ job: name, outcome })
      jobDurations.observe({ job: name }, seconds)
    },

    /** Counts a page that was not rendered because others were. */
    countShed: (reason: string): void => shed.inc({ reason }),

    /** Counts a check whether a kept page still stands. */
    countPageCheck: (standing: string): void => pageChecks.inc({ standing }),

    /** Connections of a pool, read when metrics are asked for. */
    watchPool: (pool: Connection['pool']): void => {
      new Gauge({
        name: 'trassa_database_connections',
        help: 'Connections of the pool; waiting: requests without one',
        labelNames: ['state'] as const,
        registers,
        collect() {
          this.set({ state: 'total' }, pool.totalCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },

    /** Whether the database answers, and how often it has stopped to, read when metrics are asked for. */
    watchHeartbeat: (heartbeat: Connection['heartbeat']): void => {
      new Gauge({
        name: 'trassa_database_hanging',
        help: '1 while the database does not answer at all',
        registers,
        collect() {
          this.set(heartbeat.isHanging() ? 1 : 0)
        },
      })
      new Counter({
        name: 'trassa_database_hangs_total',
        help: 'How often the database has stopped to answer',
        registers,
        collect() {
          this.reset()
          this.inc(heartbeat.count())
        },
      })
    },

    /** How much waits to be sent to Telegram, read when metrics are asked for. */
    watchWaiting: (read: () => Promise<WaitingStatistics>): void => {
      new Gauge({
        name: 'trassa_telegram_waiting',
        help: 'Messages, and saved searches whose message is due, that wait for Telegram',
        labelNames: ['what'] as const,
        registers,
        async collect() {
          // The other numbers are wanted most when the database does not answer.
          const waiting = await read().catch(() => ({}))
          this.reset()
          for (const [what, count] of Object.entries(waiting)) this.set({ what }, count)
        },
      })
    },

    /** Messages to people, counted in the database when metrics are asked for: the same in every process. */
    watchMessages: (read: () => Promise<readonly MessageFigures[]>): void => {
      const byState = new Gauge({
        name: 'trassa_messages_last_day',
        help: 'Messages of the last day by channel and what became of them',
        labelNames: ['channel', 'state'] as const,
        registers,
        async collect() {
          // A database that does not answer must not keep the other numbers back.
          const late = setTimeout(FIGURES_WAIT_MS, [], { ref: false })
          const figures = await Promise.race([read(), late]).catch(() => [])
          this.reset()
          oldest.reset()
          for (const { channel, oldestSeconds, ...states } of figures) {
            for (const state of ['waiting', 'sent', 'failed', 'expired'] as const) {
              byState.set({ channel, state }, states[state])
            }
            oldest.set({ channel }, oldestSeconds)
          }
        },
      })
      const oldest = new Gauge({
        name: 'trassa_messages_oldest_waiting_seconds',
        help: 'Age of the oldest message that may leave and has not, by channel',
        labelNames: ['channel'] as const,
        registers,
      })
    },

    /** Size and age of the search index, read when metrics are asked for. */
    watchIndex: (read: () => IndexStatistics): void => {
      new Gauge({
        name: 'trassa_search_index_ads',
        help: 'Live ads in the search index by type',
        labelNames: ['ad_type'] as const,
        registers,
        collect() {
          for (const [adType, size] of Object.entries(read().sizes)) {
            this.set({ ad_type: adType }, size)
          }
        },
      })
      new Gauge({
        name: 'trassa_search_index_unread_texts',
        help: 'Live ads whose words the search index has not read yet',
        registers,
        collect() {
          this.set(read().unreadTexts)
        },
      })
      new Gauge({
        name: 'trassa_search_index_column_bytes',
        help: 'Memory of the columns of the search index, outside of the heap',
        registers,
        collect() {
          this.set(read().columnBytes)
        },
      })
      new Gauge({
        name: 'trassa_search_index_age_seconds',
        help: 'Seconds since the search index was last brought up to date',
        registers,
        collect() {
          const { ageSeconds } = read()
          if (ageSeconds !== null) this.set(ageSeconds)
        },
      })
    },
  }
}
