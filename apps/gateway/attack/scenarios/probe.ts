import { setTimeout as pause } from 'node:timers/promises'
import { isMeant } from '../judge/judge-answer.ts'
import { createSender } from '../wire/send.ts'
import type { Attack } from './context.ts'
import { finder } from './context.ts'

const PAUSE_MS = 40

/** A light call of the API, which must be answered whatever else the server is doing. */
const TARGET = '/gateway/v1/cities'

/**
 * Asks a light call again and again, over a connection of its own, while `work` runs; reports a wait above
 * the limit and whatever is not an answer.
 */
export async function withProbe<T>(
  attack: Attack,
  part: string,
  work: () => Promise<T>,
): Promise<T> {
  const find = finder(attack, part)
  const { send, close } = createSender(attack.server.port, 1)
  let worst = 0
  let asked = 0
  let working = true
  async function ask() {
    while (working) {
      const answer = await send({ method: 'GET', target: TARGET, headers: {} })
      asked += 1
      worst = Math.max(worst, answer.milliseconds)
      if (answer.status !== 200 && !isMeant(answer)) {
        find(
          'waiting',
          `the probe got ${answer.status || 'no answer'} ${answer.body.slice(0, 200)}`,
        )
      }
      await pause(PAUSE_MS)
    }
  }
  const asking = ask()
  try {
    return await work()
  } finally {
    working = false
    await asking
    close()
    attack.report.measure(
      `${part}: the probe waited ${Math.round(worst)} ms at worst (${asked} asked)`,
    )
    if (worst > attack.limits.answerMs) find('waiting', `the probe waited ${Math.round(worst)} ms`)
  }
}
