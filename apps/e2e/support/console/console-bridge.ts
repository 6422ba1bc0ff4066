import type { Page } from 'playwright/test'
import { ipcClient } from '../../../console/src/renderer/lib/ipc-client.ts'
import type { Bridge } from '../../../console/src/shared/bridge.ts'
import type { SettingsChange } from '../../../console/src/shared/settings.ts'
import { logIn, type Person } from '../people.ts'

/** What the program gives the page of a window. */
type OfPage = { trassa: Bridge }

/** Changes settings as the page would. Another server ends the session, after what is held for it was sent. */
export async function changeSettingsAt(window: Page, change: SettingsChange): Promise<void> {
  await window.evaluate(
    (asked) => (globalThis as unknown as OfPage).trassa.changeSettings(asked),
    change,
  )
}

/** The login is there, or what a first run asks before. */
export const untilLoggedOut = (window: Page): Promise<void> =>
  window.getByRole('heading', { name: /^(Сервер|Вход)$/ }).waitFor()

/** The console's own client: main asks with the session that it keeps. */
const apiAt = (window: Page) =>
  ipcClient({
    askGateway: (request) =>
      window.evaluate(
        (asked) => (globalThis as unknown as OfPage).trassa.askGateway(asked),
        request,
      ),
  })

/** The server that a console without a session would ask; `null` at a first run. */
export async function serverAt(window: Page): Promise<string | null> {
  await untilLoggedOut(window)
  const { server } = await window.evaluate(() =>
    (globalThis as unknown as OfPage).trassa.readSettings(),
  )
  return server
}

/** Logs a person in by the calls of the login screen. The window follows, as it does when another one logs in. */
export const logInAt = (window: Page, { phone }: Person): Promise<void> =>
  logIn(apiAt(window), phone)
