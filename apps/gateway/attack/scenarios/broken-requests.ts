import { judgeAnswer } from '../judge/judge-answer.ts'
import { type BrokenRequest, requestMaker } from '../requests/make-request.ts'
import type { Attack } from './context.ts'

const SHOWN_BODY = 200

/** Sends the broken requests of the seed, or the one that is asked for, and judges each answer. */
export async function sendBrokenRequests(attack: Attack): Promise<void> {
  const { options, world, send, report, limits } = attack
  const make = requestMaker(world, options.seed)
  const { only } = options
  let next = only ?? 0
  const end = only === undefined ? options.requests : only + 1
  async function worker() {
    while (next < end) {
      const request = make(next++)
      const text = describe(request)
      const answer = await answerTo(request, text)
      if (only !== undefined) report.measure(`${text}\n${answer.status} ${answer.body}`)
      report.count(request.kind, request.person.name, {
        milliseconds: answer.milliseconds,
        status: answer.status,
        text,
        number: request.number,
      })
      for (const fault of judgeAnswer(request, answer, world, limits)) {
        report.find({
          rule: fault.rule,
          part: request.kind,
          text: `${text}: ${fault.text}`,
          number: request.number,
        })
      }
    }
  }
  /**
   * Asks again where there was silence: one flood of headers in thousands gets no answer within a minute,
   * and 431 at once when it is repeated. It is reported, but only a silence that repeats itself is a finding.
   */
  async function answerTo({ wire }: BrokenRequest, text: string) {
    const answer = await send(wire)
    if (answer.status !== 0 || answer.milliseconds < limits.answerMs) return answer
    const again = await send(wire)
    report.measure(
      `silence for ${Math.round(answer.milliseconds)} ms, then ${again.status}: ${text}`,
    )
    return again
  }

  const started = performance.now()
  await Promise.all(Array.from({ length: options.connections }, worker))
  const seconds = (performance.now() - started) / 1000
  const sent = end - (only ?? 0)
  report.measure(`${sent} broken requests in ${seconds.toFixed(1)} s`)
}

function describe({ wire, operation, person, kind }: BrokenRequest): string {
  const body = wire.body?.subarray(0, SHOWN_BODY).toString() ?? ''
  return `${kind} ${operation.id} as ${person.name}: ${wire.method} ${wire.target.slice(0, SHOWN_BODY)} ${body}`.trim()
}
