import { limitsFor } from './judge/limits.ts'
import { freezePostgres } from './kills/freeze.ts'
import { killPostgres, killServer } from './kills/kills.ts'
import { stopTwice, stopWhileUploading } from './kills/stop.ts'
import type { AttackOptions } from './options.ts'
import { createReport, type Report } from './report/report.ts'
import { askAddresses } from './scenarios/addresses.ts'
import { checkAgreement } from './scenarios/agreement.ts'
import { sendBrokenRequests } from './scenarios/broken-requests.ts'
import type { Attack } from './scenarios/context.ts'
import { crowdPages } from './scenarios/crowd.ts'
import { holdHalfSent } from './scenarios/half-sent.ts'
import { reuseConnections } from './scenarios/kept-connections.ts'
import { writeMarkdown } from './scenarios/markdown.ts'
import { sendNestedBodies } from './scenarios/nested-bodies.ts'
import { startAttackedServer } from './server/attacked-server.ts'
import { createSender } from './wire/send.ts'
import { createWorld } from './world/world.ts'

const DEMO_ADS = { short: 150, full: 600 }
const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const KILLS = { short: 1, full: 5 }

/** Starts a server of its own, attacks it and says what it found. @returns the report. */
export async function runAttack(
  options: AttackOptions,
  say: (line: string) => void,
): Promise<Report> {
  const size = options.isShort ? 'short' : 'full'
  const report = createReport()
  say(`attack: seed ${options.seed}, ${options.requests} broken requests`)
  const server = await startAttackedServer(DEMO_ADS[size])
  const { send, close } = createSender(server.port, options.connections)
  // Ctrl-C leaves neither a server nor a folder behind.
  const abandon = () => void server.remove().finally(() => process.exit(130))
  for (const signal of SIGNALS) process.once(signal, abandon)
  try {
    const world = await createWorld(send)
    const limits = limitsFor(options.slowness)
    const attack: Attack = { options, limits, server, world, send, report }
    for (const part of partsOf(options)) {
      const started = performance.now()
      // What the other parts find is worth knowing, too.
      await part.run(attack).catch((error: unknown) => {
        report.find({ rule: 'dead', part: part.run.name, text: `could not go on: ${error}` })
      })
      say(`${part.run.name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
      if (!server.isRunning() && !part.stops) {
        report.find({ rule: 'dead', part: part.run.name, text: 'the server has ended' })
        await server.start()
      }
      if (part.stops && !part.isLast) await server.start()
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, abandon)
    close()
    await server.remove()
  }
  return report
}

interface Part {
  run: (attack: Attack) => Promise<void>
  /** Ends the server, which is started again where more follows. */
  stops?: boolean
  isLast?: boolean
}

function partsOf({ only, isShort }: AttackOptions): Part[] {
  if (only !== undefined) return [{ run: sendBrokenRequests }]
  const kills = Array.from({ length: KILLS[isShort ? 'short' : 'full'] }, () => [
    { run: killServer },
    { run: killPostgres },
  ])
  return [
    { run: sendBrokenRequests },
    { run: sendNestedBodies },
    { run: reuseConnections },
    { run: askAddresses },
    { run: writeMarkdown },
    { run: crowdPages },
    { run: holdHalfSent },
    ...kills.flat(),
    { run: freezePostgres },
    { run: checkAgreement },
    { run: stopWhileUploading, stops: true },
    { run: stopTwice, stops: true, isLast: true },
  ]
}
