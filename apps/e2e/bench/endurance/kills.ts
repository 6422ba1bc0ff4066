import { startDisplay } from '../../support/display.ts'
import { openLine } from '../../support/line.ts'
import { hire } from '../../support/people.ts'
import { openDesk } from './desk.ts'
import { judge } from './judge.ts'
import { killBatch } from './killed-batch.ts'
import { startEnduranceSite } from './site.ts'
import { createVictims, killInTurn } from './victims.ts'

const BATCH_ADS = 1500

/**
 * So many ads decided in a packaged console while it, the gateway and PostgreSQL are killed at random moments, and a batch and
 * its undo that are killed in each step. Prints what the history says of it.
 */
export async function benchKills(binary: string, decisions: number): Promise<void> {
  const site = await startEnduranceSite({ waiting: 2 * decisions, live: BATCH_ADS })
  const display = await startDisplay()
  try {
    const desk = await openDesk(binary, await hire('moderator', 'Анна'), (await openLine()).url)
    const victims = createVictims(site, desk)
    let isBatchOver = false
    const isOver = () => isBatchOver && desk.confirmed.size >= decisions
    const started = Date.now()
    const batch = async () => {
      try {
        return await killBatch(site, victims)
      } finally {
        isBatchOver = true
        console.log(`the batch is over after ${desk.confirmed.size} decisions`)
      }
    }
    const [told] = await Promise.all([batch(), desk.work(isOver), killInTurn(victims, isOver)])
    await desk.untilSent()
    console.table(await judge(site, [desk]))
    console.table(told)
    console.log({
      seconds: Math.round((Date.now() - started) / 1000),
      killed: victims.killed,
      complaints: desk.complaints,
    })
    await desk.close()
  } finally {
    display?.kill()
    await site.remove()
  }
}
