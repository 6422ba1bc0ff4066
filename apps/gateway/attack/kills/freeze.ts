import { signalProcesses } from '../../src/testing/postgres-processes.ts'
import { isMeant } from '../judge/judge-answer.ts'
import { type Attack, finder, personOf } from '../scenarios/context.ts'
import { untilReady } from './recovery.ts'

const PART = 'frozen PostgreSQL'

/** A database that hangs (SIGSTOP): each answer is a 503 that is meant, in time, of pages too. */
export async function freezePostgres(attack: Attack): Promise<void> {
  const { server, send, world, report, limits } = attack
  const find = finder(attack, PART)
  const { cookie } = personOf(world, 'user')
  const frozen = await server.postgres()
  signalProcesses(frozen, 'SIGSTOP')
  try {
    const targets = [
      '/gateway/v1/profiles/me',
      '/gateway/filter/filter-ads?ad_type=auto',
      '/',
      '/Search',
    ]
    await Promise.all(
      targets.map(async (target) => {
        const answer = await send({ method: 'GET', target, headers: { cookie } })
        const { status, milliseconds } = answer
        report.count(PART, 'user', { milliseconds, status, text: `GET ${target}` })
        // Only a page may be kept: a call that is answered asked a database that was not frozen.
        const isKept = status === 200 && !target.startsWith('/gateway/')
        if (!isKept && !isMeant(answer))
          find('serverError', `${target}: ${status} ${answer.body.slice(0, 200)}`)
        if (milliseconds > limits.frozenMs)
          find('slow', `${target}: ${Math.round(milliseconds)} ms`)
      }),
    )
  } finally {
    signalProcesses(frozen, 'SIGCONT')
  }
  const milliseconds = await untilReady(attack, PART)
  report.measure(`${PART}: ready again after ${Math.round(milliseconds)} ms`)
}
