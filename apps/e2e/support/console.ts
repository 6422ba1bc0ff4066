import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  test as base,
  type ElectronApplication,
  _electron as electron,
  type Page,
} from 'playwright/test'
import { smsCode } from './dev-mailbox.ts'
import { openLine } from './line.ts'
import type { Person } from './people.ts'

/** The packaged console; `npm test` makes it before the run (scripts/lib/build-console.ts). */
export const BINARY = fileURLToPath(
  new URL('../../console/dist/linux-unpacked/trassa-console', import.meta.url),
)

interface OpenedConsole {
  app: ElectronApplication
  window: Page
  /** Where it keeps its settings and its session. */
  home: string
}

interface Fixtures {
  /** Opens a packaged console, a new one or – with a `home` – an earlier one again. */
  openConsole: (home?: string, ...args: string[]) => Promise<OpenedConsole>
}

/** What every start of the packaged console needs here; the same home is the same console. */
export const consoleArgs = (home: string): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  `--user-data-dir=${home}`,
]

async function launch(home: string, args: string[]): Promise<OpenedConsole> {
  const app = await electron.launch({
    executablePath: BINARY,
    args: [...consoleArgs(home), ...args],
  })
  return { app, window: await app.firstWindow(), home }
}

/** What Chromium logs of a photograph that a test's bad line has cut. */
const CUT_PHOTO = '504 (Gateway Timeout)'

/** Playwright's test with packaged consoles; what a window complains of fails it. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from it
  openConsole: async ({}, use) => {
    const opened: OpenedConsole[] = []
    const complaints: string[] = []
    await use(async (home, ...args) => {
      const own = home ?? (await mkdtemp(join(tmpdir(), 'trassa-console-')))
      const next = await launch(own, args)
      opened.push(next)
      next.window.on('pageerror', ({ message }) => complaints.push(message))
      next.window.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes(CUT_PHOTO)) {
          complaints.push(message.text())
        }
      })
      return next
    })
    for (const { app } of opened) await app.close()
    for (const { home } of opened) await rm(home, { recursive: true, force: true })
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

/** Brings a new console to the point where a member of the staff is logged in. */
export async function startWork(window: Page, person: Person): Promise<void> {
  await connect(window)
  await enter(window, person)
  await expect(window.getByRole('navigation', { name: 'Разделы' })).toContainText(person.username)
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
