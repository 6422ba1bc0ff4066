import { rm } from 'node:fs/promises'
import { test as base, type Page } from 'playwright/test'
import { smsCode } from '../dev-mailbox.ts'
import { openLine } from '../line.ts'
import type { Person } from '../people.ts'
import { logInAt, serverAt } from './console-bridge.ts'
import { type KeptConsole, keepConsole } from './kept-console.ts'
import { type OpenedConsole, open, watchComplaints } from './opened-console.ts'

interface Fixtures {
  /** Opens a packaged console, a new one or – with a `home` – an earlier one again: for what starts, closes or keeps a program. */
  openConsole: (home?: string, ...args: string[]) => Promise<OpenedConsole>
  /** A running packaged console, logged out; shared by the tests of a worker. */
  keptConsole: OpenedConsole
}

interface WorkerFixtures {
  consoleOfWorker: KeptConsole
}

/** Playwright's test with packaged consoles; what a window complains of fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from it
  openConsole: async ({}, use) => {
    const opened: OpenedConsole[] = []
    const complaints: string[] = []
    await use(async (home, ...args) => {
      const next = await open(home, args)
      opened.push(next)
      watchComplaints(next.window, complaints)
      return next
    })
    for (const { app } of opened) await app.close()
    for (const { home } of opened) await rm(home, { recursive: true, force: true })
    base.expect(complaints).toEqual([])
  },
  consoleOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from it
    async ({}, use) => {
      const kept = await keepConsole()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  keptConsole: async ({ consoleOfWorker: { opened, putBack } }, use) => {
    const complaints: string[] = []
    const stop = watchComplaints(opened.window, complaints)
    await use(opened)
    stop()
    await putBack()
    base.expect(complaints).toEqual([])
  },
})

export const { expect } = base

/** First run: names the run's server over a line of its own, or over a given one. */
export async function connect(window: Page, server?: string): Promise<void> {
  await window.getByLabel('Адрес сервера').fill(server ?? (await openLine()).url)
  await window.getByRole('button', { name: 'Продолжить' }).click()
  await expect(window.getByRole('heading', { name: 'Вход' })).toBeVisible()
}

/** Phone and code, up to whatever comes after them. */
export async function enter(window: Page, { phone }: Person): Promise<void> {
  await window.getByLabel('Телефон').pressSequentially(phone.slice(2))
  await window.getByRole('button', { name: 'Получить код' }).click()
  await window.getByLabel('Код из SMS').pressSequentially(await smsCode(phone))
}

/** Logs a member of the staff in: at a first run by its screens, at a console that knows its server by their calls. */
export async function startWork(window: Page, person: Person): Promise<void> {
  if ((await serverAt(window)) === null) {
    await connect(window)
    await enter(window, person)
  } else await logInAt(window, person)
  const sections = window.getByRole('navigation', { name: 'Разделы' })
  await expect(sections).toContainText(person.username)
  // The first page of a role follows the login: who went on before would be sent back to it.
  await expect(sections.locator('[aria-current="page"]')).toBeVisible()
}

/** Waits until what decides is drawn as seen: earlier, no press counts. */
export const untilSeen = (window: Page) => expect(window.locator('[data-unseen]')).toHaveCount(0)

/** Presses the key of a decision, having looked at the ad as a person does. */
export async function decideBy(window: Page, key: string): Promise<void> {
  await untilSeen(window)
  await window.keyboard.press(key)
}

/** How long what a decision changes may take to be seen: it is held for 10 s first (domain §9). */
export const DECIDED = { timeout: 25_000 }

/** Waits until the decisions of the last seconds have been sent. */
export async function untilSent(window: Page): Promise<void> {
  await window.waitForTimeout(11_000)
}
