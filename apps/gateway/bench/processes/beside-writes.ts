import { once } from 'node:events'
import { type BenchServer, listening } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { adAddresses, addressesOf, liveAds, mixedQueries } from '../memory/questions.ts'
import { inTurns, type Rate } from '../memory/turns.ts'
import { startChild } from './child.ts'
import type { WriterOrder } from './writer.ts'

const PER_SECOND = 200
const ADDRESSES = 150
const ROUNDS = 3

/** Lists and ads over HTTP while another process changes 200 ads a second ÷ the same alone. */
export async function benchBesideWrites(server: BenchServer): Promise<void> {
  const origin = await listening(server)
  const lists = addressesOf(server, await mixedQueries(server, ADDRESSES), false)
  const paths = [...lists, ...adAddresses(server, await liveAds(server, ADDRESSES))]
  const { child: writer } = await startChild('./writer.ts', server.config.dataDir)
  const tell = (order: WriterOrder) => writer.send(order)
  const [alone, beside, writes]: [Rate[], Rate[], number[]] = [[], [], []]
  try {
    for (let turn = 0; turn < ROUNDS; turn++) {
      alone.push((await inTurns({ lists: { origin, paths } })).lists)
      tell({ perSecond: PER_SECOND })
      const started = performance.now()
      beside.push((await inTurns({ lists: { origin, paths } })).lists)
      const seconds = (performance.now() - started) / 1000
      tell('end')
      writes.push(Number((await once(writer, 'message'))[0]) / seconds)
    }
  } finally {
    writer.disconnect()
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
  console.log(
    `Reading beside ${Math.round(percentile(writes, 0.5))} writes a second (to reach: 0.8)`,
  )
  console.table({
    'reading alone': row(alone),
    'reading beside writes': row(beside),
    ratio: {
      'answers/s': round(median(beside, 'rate') / median(alone, 'rate')),
      'processor µs': round(median(alone, 'processorUs') / median(beside, 'processorUs')),
    },
  })
}
