// Reads addresses over and over, as a child process, and remembers for each ad when the last answer began that showed it.
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { sharedClock } from './shared-clock.ts'

export interface ReaderOrder {
  origin: string
  /** `own`: the address is the page or the JSON of this ad, which shows it for as long as it answers 200. */
  addresses: { path: string; own?: string }[]
  /** The slugs that are looked for. */
  slugs: string[]
  answers: number
}

export interface ReaderAnswer {
  /** By slug: when the last answer began that showed the ad as live. */
  lastShown: Record<string, number>
  failed: number
}

const CONNECTIONS = 16
/** As links and as JSON have it. */
const SLUG = /(?<=[/"])[\w-]{8,}(?=["\\?#])/g
/** Spreads the turns over the addresses; prime. */
const STEP = 7919

async function read({ origin, addresses, slugs, answers }: ReaderOrder): Promise<ReaderAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const sought = new Set(slugs)
  const lastShown: Record<string, number> = {}
  const showed = (slug: string, began: number) => {
    lastShown[slug] = Math.max(lastShown[slug] ?? 0, began)
  }

  async function readOne(turn: number): Promise<void> {
    const { path, own } = addresses[(turn * STEP) % addresses.length] ?? { path: '/' }
    const began = sharedClock()
    const request = get(origin + path, { agent, headers: { 'user-agent': 'Firefox/140.0' } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const body = await text(response)
    if (own !== undefined && response.statusCode === 200) showed(own, began)
    for (const [slug] of body.matchAll(SLUG)) {
      if (slug !== own && sought.has(slug)) showed(slug, began)
    }
  }

  let [next, failed] = [0, 0]
  const readOn = async () => {
    while (next < answers) {
      await readOne(next++).catch(() => {
        failed += 1
      })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, readOn))
  agent.destroy()
  return { lastShown, failed }
}

process.on('message', async (order: ReaderOrder) => process.send?.(await read(order)))
process.on('disconnect', () => process.exit())
process.send?.('ready')
