import { setTimeout as pause } from 'node:timers/promises'
import { startDisplay } from '../../support/display.ts'
import { type Line, openLine } from '../../support/line.ts'
import { hire } from '../../support/people.ts'
import { type Desk, openDesk } from './desk.ts'
import { judge } from './judge.ts'
import { type EnduranceSite, startEnduranceSite } from './site.ts'

const CUT_EVERY_MS = 45_000
const CUT_MS = 6000
const EXPIRE_EVERY_MS = 20_000
const LOOK_EVERY_MS = 10_000
/** The senior moderator's decisions between two take-overs. */
const TAKE_OVER_EVERY = 20

/**
 * Two packaged consoles on one queue until so many ads are decided: one of a senior moderator who takes over what the other one has,
 * one whose line is cut now and then; all claims expire now and then. Prints what the history says of it.
 */
export async function benchRivals(binary: string, decisions: number): Promise<void> {
  const site = await startEnduranceSite({ waiting: decisions + 200, live: 0 })
  const display = await startDisplay()
  const desks: Desk[] = []
  try {
    const [line, other] = [await openLine(), await openLine()]
    const anna = await openDesk(binary, await hire('moderator', 'Анна'), line.url)
    desks.push(anna)
    const vera = await openDesk(binary, await hire('seniorModerator', 'Вера'), other.url)
    desks.push(vera)
    const disturbed = await compete(site, { anna, vera, line }, decisions)
    for (const desk of desks) await desk.untilSent()
    const told = await Promise.all(desks.map(refusalsTold))
    console.table(await judge(site, desks))
    console.log({
      ...disturbed,
      'of each': desks.map(({ confirmed, refused }) => confirmed.size - refused.size),
      'refusals told': told.map(({ length }) => length),
      'in the words': [...new Set(told.flat())],
      complaints: desks.flatMap(({ complaints }) => complaints),
    })
    await Promise.all([line.close(), other.close()])
  } finally {
    for (const desk of desks) await desk.close()
    display?.kill()
    await site.remove()
  }
}

/** Both work until the history has so many decisions. @returns how often they were disturbed */
async function compete(
  site: EnduranceSite,
  { anna, vera, line }: { anna: Desk; vera: Desk; line: Line },
  decisions: number,
) {
  const disturbed = { seconds: 0, cuts: 0, expiries: 0, takeOvers: 0 }
  const started = Date.now()
  let made = 0
  const isOver = () => made >= decisions
  await Promise.all([
    anna.work(isOver),
    vera.work(isOver, async () => {
      if (vera.confirmed.size % TAKE_OVER_EVERY === 0 && (await takeOver(vera, 'Анна')))
        disturbed.takeOvers += 1
    }),
    every(CUT_EVERY_MS, isOver, async () => {
      disturbed.cuts += 1
      line.hang()
      await pause(CUT_MS)
      line.mend()
    }),
    every(EXPIRE_EVERY_MS, isOver, async () => {
      disturbed.expiries += 1
      await site.query(`UPDATE moderation_claims SET expires_at = now() - interval '1 second'`)
    }),
    every(LOOK_EVERY_MS, isOver, async () => {
      made = (await judge(site, [anna, vera]))['rows of the history']
      console.log(`${made} of ${decisions}`)
    }),
  ])
  disturbed.seconds = Math.round((Date.now() - started) / 1000)
  return disturbed
}

async function every(ms: number, isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    const until = Date.now() + ms
    while (Date.now() < until && !isOver()) await pause(250)
    if (!isOver()) await work()
  }
}

/** Takes the ad over that a moderator works on, by its row of the queue. @returns whether it was still there */
async function takeOver(desk: Desk, name: string): Promise<boolean> {
  const queue = desk.window().getByRole('navigation', { name: /^Очередь/ })
  try {
    const timeout = 2000
    await queue
      .getByRole('button')
      .filter({ hasText: `Проверяет ${name}` })
      .first()
      .click({ timeout })
    await queue.getByRole('button', { name: 'Забрать объявление' }).first().click({ timeout })
    return true
  } catch {
    return false
  }
}

/** The sentences of the refused decisions that a window shows. */
function refusalsTold(desk: Desk): Promise<string[]> {
  const list = desk.window().getByRole('region', { name: 'Решения, которые не приняты' })
  return list.locator('[role=alert] > span').allTextContents()
}
