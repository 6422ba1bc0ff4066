import { fork } from 'node:child_process'
import { once } from 'node:events'
import { percentile, round } from '../measure.ts'
import type { ClientAnswer, ClientOrder } from './client.ts'

export const CONNECTIONS = 64
const SECONDS = 2
const TURNS = 5

/** What a client asks for; the server of all targets is this process. */
export type Target = Pick<ClientOrder, 'origin' | 'paths' | 'headers' | 'delayMs'>

export interface Rate {
  /** Answers in a second, the median of the turns. */
  rate: number
  /** Microseconds of this process's time for one answer. */
  processorUs: number
}

/** Asks the targets in short turns, A B A B …, so that a busy minute meets all of them; the first round warms up. */
export async function inTurns<Name extends string>(
  targets: Record<Name, Target>,
): Promise<Record<Name, Rate>> {
  const names = Object.keys(targets) as Name[]
  const turns = new Map<Name, Rate[]>(names.map((name) => [name, []]))
  const client = fork(new URL('./client.ts', import.meta.url))
  try {
    for (let turn = -1; turn < TURNS; turn++) {
      for (const name of names) {
        const rate = await ask(targets[name], name)
        if (turn >= 0) turns.get(name)?.push(rate)
      }
    }
  } finally {
    client.disconnect()
  }
  const median = (name: Name, of: keyof Rate) =>
    percentile(turns.get(name)?.map((rate) => rate[of]) ?? [], 0.5)
  return Object.fromEntries(
    names.map((name) => [
      name,
      { rate: median(name, 'rate'), processorUs: median(name, 'processorUs') },
    ]),
  ) as Record<Name, Rate>

  async function ask(target: Target, name: string): Promise<Rate> {
    const before = process.cpuUsage()
    client.send({ ...target, connections: CONNECTIONS, seconds: SECONDS })
    const [{ rate, failed }] = (await once(client, 'message')) as [ClientAnswer]
    const { user, system } = process.cpuUsage(before)
    if (failed > 0) console.log(`${name}: ${failed} failed`)
    return { rate, processorUs: (user + system) / (rate * SECONDS) }
  }
}

/** One line of the table: the rates, and their ratios to those of a peer. */
export const beside = (mine: Rate, peer: Rate) => ({
  'answers/s': Math.round(mine.rate),
  'of the peer': Math.round(peer.rate),
  ratio: round(mine.rate / peer.rate),
  'processor µs': Math.round(mine.processorUs),
  'µs of the peer': Math.round(peer.processorUs),
})
