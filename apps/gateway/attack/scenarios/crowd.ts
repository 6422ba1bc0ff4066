import { isMeant } from '../judge/judge-answer.ts'
import { createSender } from '../wire/send.ts'
import { type Attack, finder } from './context.ts'
import { withProbe } from './probe.ts'

const PART = 'crowd'
const CONNECTIONS = 64
const SECONDS = { short: 2, full: 10 }

/** 64 connections that ask list pages without a pause, each page under an address of its own so that no cache helps. */
export async function crowdPages(attack: Attack): Promise<void> {
  const { options, server, report, limits } = attack
  const find = finder(attack, PART)
  const { send, close } = createSender(server.port, CONNECTIONS)
  const seconds = options.isShort ? SECONDS.short : SECONDS.full
  const end = performance.now() + seconds * 1000
  const waits: number[] = []
  let served = 0
  let shed = 0
  let page = 0
  async function visitor() {
    while (performance.now() < end) {
      page += 1
      const target = `/Search?priceFrom=${page}`
      const answer = await send({ method: 'GET', target, headers: { accept: 'text/html' } })
      const { status, milliseconds } = answer
      waits.push(milliseconds)
      report.count(PART, 'anonymous', { milliseconds, status, text: `GET ${target}` })
      if (status === 200) served += 1
      else if (isMeant(answer)) shed += 1
      else find('serverError', `${target}: ${status} ${answer.body.slice(0, 200)}`)
      if (milliseconds > limits.answerMs) find('slow', `${target}: ${Math.round(milliseconds)} ms`)
    }
  }
  await withProbe(attack, PART, () => Promise.all(Array.from({ length: CONNECTIONS }, visitor)))
  close()
  waits.sort((a, b) => a - b)
  const p99 = Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0)
  report.measure(
    `${PART}: ${(served / seconds).toFixed(1)} pages/s, ${shed} shed with Retry-After, p99 ${p99} ms`,
  )
}
