import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type BenchServer, listening } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { adAddresses, addressesOf, liveAds, mixedQueries } from '../memory/questions.ts'
import { CONNECTIONS, inTurns, type Rate, type Target } from '../memory/turns.ts'
import { startChild } from './child.ts'
import type { WriterOrder } from './writer.ts'

const PER_SECOND = 200
const ADDRESSES = 150
const ROUNDS = 3

/**
 * Lists and ads over HTTP while another process changes 200 ads a second ÷ the same alone: with as many requests as can be answered, and
 * with half as many.
 */
export async function benchBesideWrites(server: BenchServer): Promise<void> {
  const origin = await listening(server)
  const lists = addressesOf(server, await mixedQueries(server, ADDRESSES), false)
  const paths = [...lists, ...adAddresses(server, await liveAds(server, ADDRESSES))]
  const { child: writer } = await startChild('./writer.ts', server.config.dataDir)
  try {
    const full = await printRounds(writer, 'All that can be answered', { origin, paths })
    const delayMs = Math.ceil((2000 * CONNECTIONS) / full)
    await printRounds(writer, 'Half of that', { origin, paths, delayMs })
  } finally {
    writer.disconnect()
  }
}

/** @returns the answers a second alone. */
async function printRounds(writer: ChildProcess, name: string, target: Target): Promise<number> {
  const tell = (order: WriterOrder) => writer.send(order)
  const [alone, beside, writes]: [Rate[], Rate[], number[]] = [[], [], []]
  for (let turn = 0; turn < ROUNDS; turn++) {
    alone.push((await inTurns({ lists: target })).lists)
    tell({ perSecond: PER_SECOND })
    const started = performance.now()
    beside.push((await inTurns({ lists: target })).lists)
    const seconds = (performance.now() - started) / 1000
    tell('end')
    writes.push(Number((await once(writer, 'message'))[0]) / seconds)
  }
  const median = (rates: Rate[], of: keyof Rate) =>
    percentile(
      rates.map((rate) => rate[of]),
      0.5,
    )
  const row = (rates: Rate[]) => ({
    'answers/s': Math.round(median(rates, 'rate')),
    'processor µs': Math.round(median(rates, 'processorUs')),
  })
  const perSecond = Math.round(percentile(writes, 0.5))
  console.log(`${name}, beside ${perSecond} writes a second (to reach: 0.8)`)
  console.table({
    'reading alone': row(alone),
    'reading beside writes': row(beside),
    ratio: {
      'answers/s': round(median(beside, 'rate') / median(alone, 'rate')),
      'processor µs': round(median(alone, 'processorUs') / median(beside, 'processorUs')),
    },
  })
  return median(alone, 'rate')
}
