import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ElectronApplication, _electron as electron, type Page } from 'playwright'
import type { PendingDecision } from '../../../console/src/shared/outbox.ts'
import { connect, enter } from '../../support/console/console.ts'
import { consoleArgs } from '../../support/console/opened-console.ts'
import type { Person } from '../../support/people.ts'

const SIZE = { width: 1440, height: 900 }
/** Faster than an ad may be decided on: the console has to leave keys out that come too early. */
const KEY_EVERY_MS = 130
const STUCK_MS = 5000

type Bridge = {
  trassa: {
    on: (event: 'outbox.changed', listener: (decisions: PendingDecision[]) => void) => void
    readOutbox: () => Promise<PendingDecision[]>
  }
  tellDecisions: (decisions: PendingDecision[]) => void
}

/** A packaged console with a moderator at it, who presses the key of approval without a pause. */
export interface Desk {
  /** Ads by the decisions that the window has confirmed. */
  confirmed: ReadonlyMap<string, string>
  /** Ads by the decisions that the gateway has refused. */
  refused: ReadonlyMap<string, string>
  /** What the windows have complained of. */
  complaints: readonly string[]
  window: () => Page
  /** kill -9 of the program and all its processes, then a new start in the same folder. */
  kill: () => Promise<void>
  /** Approves until it is told to stop; `between` is called after each confirmed decision. */
  work: (isOver: () => boolean, between?: () => Promise<void>) => Promise<void>
  /** Waits until no decision waits any more. */
  untilSent: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a console, logs a person in over `server`, and opens the queue. */
export async function openDesk(binary: string, person: Person, server: string): Promise<Desk> {
  const home = await mkdtemp(join(tmpdir(), 'trassa-desk-'))
  const confirmed = new Map<string, string>()
  const refused = new Map<string, string>()
  const complaints: string[] = []
  let app: ElectronApplication
  let page: Page

  function note(decisions: readonly PendingDecision[]) {
    for (const { id, adId, state } of decisions) {
      confirmed.set(id, adId)
      if (state === 'refused') refused.set(id, adId)
    }
  }
  async function launch() {
    app = await electron.launch({ executablePath: binary, args: consoleArgs(home) })
    const opened = await app.firstWindow()
    await app.evaluate(({ BrowserWindow }, { width, height }) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height)
    }, SIZE)
    opened.on('pageerror', ({ message }) => complaints.push(message))
    await opened.exposeFunction('tellDecisions', note)
    await opened.evaluate(() => {
      const { trassa, tellDecisions } = globalThis as unknown as Bridge
      trassa.on('outbox.changed', tellDecisions)
    })
    page = opened
  }
  await launch()
  const window = () => page
  await connect(window(), server)
  await enter(window(), person)
  await window().getByText('Проверяете вы').waitFor({ timeout: 60_000 })

  /** Moves on where the key of approval does nothing: another moderator has the ad, or the lane was empty. */
  async function moveOn() {
    const again = window().getByRole('button', { name: /^(Взять следующее|Проверить ещё раз)$/ })
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 })
    else await window().keyboard.press('KeyS')
  }

  return {
    confirmed,
    refused,
    complaints,
    window,
    async kill() {
      const ended = new Promise((resolve) => app.process().once('exit', resolve))
      app.process().kill('SIGKILL')
      await ended
      await launch()
    },
    async work(isOver, between) {
      let [count, at] = [confirmed.size, Date.now()]
      while (!isOver()) {
        // The window dies with its program now and then.
        await window()
          .keyboard.press('KeyA')
          .catch(() => undefined)
        await pause(KEY_EVERY_MS)
        if (confirmed.size > count) {
          ;[count, at] = [confirmed.size, Date.now()]
          await between?.()
        } else if (Date.now() - at > STUCK_MS) {
          at = Date.now()
          await moveOn().catch(() => undefined)
        }
      }
    },
    async untilSent() {
      const left = async () => {
        const decisions = await window().evaluate(() =>
          (globalThis as unknown as Bridge).trassa.readOutbox(),
        )
        note(decisions)
        return decisions.filter(({ state }) => state !== 'refused').length
      }
      const deadline = Date.now() + 120_000
      while ((await left()) > 0 && Date.now() < deadline) await pause(500)
    },
    async close() {
      await app.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
