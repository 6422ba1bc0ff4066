import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  baseOf,
  type Call,
  type CallAnswer,
  type CallArguments,
  fillPath,
} from '@trassa/contracts/call'
import type { Role, UserType } from '@trassa/contracts/enumerations/users'
import type { Failure } from '@trassa/contracts/errors'
import { sessionCookieAt } from '@trassa/contracts/session-cookie'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { gateway } from '../main/app.ts'
import { basesOf, type Config, readConfig } from '../main/config.ts'
import { createSessionsService } from '../modules/identity/sessions/sessions.service.ts'
import { users } from '../modules/identity/users/users.table.ts'
import { type Connection, connect, type Database } from '../platform/database/connect.ts'
import { applySessionDefaults } from '../platform/database/session-defaults.ts'
import { createFastify } from '../platform/http/create-server.ts'
import { type Enqueue, openJobQueue } from '../platform/jobs/job-queue.ts'

/** A user with a session. */
export interface TestUser {
  id: string
  phone: string
  cookie: string
}

type Arguments<C extends Call> = Partial<CallArguments<C, 'input'>> & {
  as?: TestUser | undefined
  headers?: Record<string, string>
}

export type TestAnswer<C extends Call> =
  | { ok: true; status: number; detail: CallAnswer<C>; headers: Record<string, unknown> }
  | { ok: false; status: number; failure: Failure; headers: Record<string, unknown> }

export interface TestGateway {
  app: FastifyInstance
  db: Database
  heartbeat: Connection['heartbeat']
  config: Config
  enqueue: Enqueue
  /** SQL statements that reached PostgreSQL since the last `statements.length = 0`. */
  statements: string[]
  /** Asks a declared call; arguments and answer are typed by its contract. */
  ask: <C extends Call>(call: C, args?: Arguments<C>) => Promise<TestAnswer<C>>
  /** The same, for calls that must succeed. */
  get: <C extends Call>(call: C, args?: Arguments<C>) => Promise<CallAnswer<C>>
  /** Another session of the same person. */
  openSession: (user: TestUser, userAgent?: string) => Promise<TestUser>
  createUser: (fields?: {
    role?: Role
    type?: UserType
    phone?: string
    username?: string
  }) => Promise<TestUser>
}

let phones = 0

/** The whole gateway on a database of its own, cloned from the template; removed after the file's tests. */
export async function createTestGateway(
  environment: Record<string, string> = {},
): Promise<TestGateway> {
  const url = environment.DATABASE_URL ?? (await cloneDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'trassa-files-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    // A test file asks more in a minute than any person.
    CALL_LIMIT_FACTOR: '0',
    // What a test writes on a connection of its own is in the next answer.
    SEARCH_FRESHNESS_MS: '0',
    ...environment,
  })
  const connection = connect(url, { max: 8 })
  const statements: string[] = []
  countStatements(connection.pool, statements)
  countStatements(connection.readings, statements)
  // Connections of its own: `statements` counts what calls do.
  const jobsConnection = connect(url, { max: 1 })
  const queue = await openJobQueue({
    pool: jobsConnection.pool,
    works: false,
    // Where a test cuts the connection, the calls say so themselves.
    onError: () => undefined,
  })
  const { enqueue } = queue
  const app = createFastify(config)
  await app.register(gateway, {
    config,
    db: connection.db,
    enqueue,
    strictAnswers: true,
  })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await queue.stop()
    await jobsConnection.close()
    await connection.close()
    if (environment.DATABASE_URL === undefined) await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  const sessions = createSessionsService(connection.db, config.staffSecondFactor)
  const ask: TestGateway['ask'] = async (call, args = {}) => {
    const search = new URLSearchParams((args.query ?? {}) as Record<string, string>).toString()
    const path = fillPath(call.path, args.params as Record<string, string> | undefined)
    const response = await app.inject({
      method: call.method,
      url: `${basesOf(config)[baseOf(call)]}${path}${search && `?${search}`}`,
      headers: { ...(args.as && { cookie: args.as.cookie }), ...args.headers },
      ...(args.body !== undefined && { payload: args.body as object }),
    })
    const common = { status: response.statusCode, headers: response.headers }
    const body = response.json()
    return response.statusCode < 400
      ? { ok: true, detail: body.detail, ...common }
      : { ok: false, failure: body, ...common }
  }

  const openSession: TestGateway['openSession'] = async (user, userAgent = 'vitest') => {
    const { token } = await sessions.open(connection.db, {
      userId: user.id,
      client: { userAgent, visitor: null, trace: { sessionId: 'vitest' } },
      by: 'login',
    })
    return { ...user, cookie: `${sessionCookieAt(config.publicUrl)}=${token}` }
  }

  return {
    app,
    db: connection.db,
    heartbeat: connection.heartbeat,
    config,
    enqueue,
    statements,
    ask,
    get: async (call, args) => {
      const answer = await ask(call, args)
      if (!answer.ok) throw new Error(`${call.id}: ${JSON.stringify(answer.failure)}`)
      return answer.detail
    },
    openSession,
    createUser: async (fields = {}) => {
      phones += 1
      const phone = fields.phone ?? `+7900${String(phones).padStart(7, '0')}`
      const [user] = await connection.db
        .insert(users)
        .values({
          phone,
          username: fields.username ?? 'Иван',
          type: fields.type ?? 0,
          role: fields.role ?? 'user',
          slug: `user-${randomUUID()}`,
        })
        .returning({ id: users.id })
      if (!user) throw new Error('No user')
      return openSession({ id: user.id, phone, cookie: '' })
    },
  }
}

/** A database of the file's own with schema and dictionaries. @returns its URL. */
export async function cloneDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE trassa_template STRATEGY FILE_COPY`)
  const url = inject('postgresUrl').replace(/postgres$/, name)
  await applySessionDefaults(url)
  return url
}

/** Takes milliseconds; files that many databases have left behind take a run's end half a minute to delete. */
const dropDatabase = (url: string) =>
  administer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

function countStatements(pool: pg.Pool, statements: string[]): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [first] = args
      statements.push(typeof first === 'string' ? first : String((first as { text?: string }).text))
      return query(...args)
    }) as typeof client.query
  })
}
