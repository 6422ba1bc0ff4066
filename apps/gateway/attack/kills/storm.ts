import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Attack, finder } from '../scenarios/context.ts'
import { jsonOf, type WireAnswer } from '../wire/wire-request.ts'
import { judgeRepeat, judgeTrace } from './judge-writes.ts'
import { type KeyedWrite, keyedWrites } from './keyed-writes.ts'

const WRITERS = 8
/** How long a write is repeated that is told to come back later. */
const PATIENCE_MS = 90_000

/**
 * Sends writes with idempotency keys from several clients, runs `kill` in the middle of them, then – when
 * `recover` has brought the service back – repeats every one: each confirmed write must be there
 * exactly once and answer as it did, and each other one is carried out now, once.
 */
export async function stormAndKill(
  attack: Attack,
  part: string,
  kill: () => Promise<void>,
  recover: () => Promise<void>,
): Promise<void> {
  const find = finder(attack, part)
  const before = await connectTo(attack)
  const writes = await keyedWrites(attack, before)
  await before.end()
  const killAfter = Math.floor(writes.length / 3)
  let confirmed = 0
  let killed: Promise<void> | undefined
  const waiting = [...writes]
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let write = waiting.shift(); write; write = waiting.shift()) {
        const answer = await attack.send(write.request)
        if (answer.status !== 200) continue
        write.confirmed = detailOf(answer)
        confirmed += 1
        if (confirmed >= killAfter) killed ??= kill()
      }
    }),
  )
  if (!killed) find('lost', `only ${confirmed} of ${writes.length} writes were confirmed at all`)
  await killed
  await recover()
  attack.report.measure(
    `${part}: ${confirmed} of ${writes.length} writes confirmed before and after`,
  )
  await checkWrites(attack, part, writes)
}

async function checkWrites(attack: Attack, part: string, writes: KeyedWrite[]): Promise<void> {
  const database = await connectTo(attack)
  try {
    for (const write of writes) {
      const answer = await repeat(attack, write)
      const detail = detailOf(answer)
      const fault =
        judgeRepeat(write, { status: answer.status, detail, body: answer.body }) ??
        (await judgeTrace(database, write))
      if (fault) attack.report.find({ ...fault, part })
    }
  } finally {
    await database.end()
  }
}

/** Repeats a write until it is neither limited nor unavailable. */
async function repeat({ send }: Attack, { request }: KeyedWrite): Promise<WireAnswer> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await send(request)
    const isLater = answer.status === 429 || answer.status === 503
    if (!isLater || Date.now() > deadline) return answer
    await pause(Math.min(Number(answer.headers['retry-after'] ?? 1), 5) * 1000)
  }
}

const detailOf = (answer: WireAnswer) =>
  (jsonOf(answer) as { detail?: unknown } | undefined)?.detail

export async function connectTo({ server }: Pick<Attack, 'server'>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await server.databaseUrl() })
  // A killed database ends the connection, too.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
