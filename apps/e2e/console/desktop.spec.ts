import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ElectronApplication, Page } from 'playwright/test'
import { BINARY, connect, consoleArgs, enter, expect, startWork, test } from '../support/console.ts'
import { hire } from '../support/people.ts'

const run = promisify(execFile)

const zoomsOf = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) =>
      Math.round(webContents.getZoomFactor() * 100),
    ),
  )

/** Takes the place of the menus that the system shows: what they offer, and a choice in the next one. */
async function nativeMenu(
  app: ElectronApplication,
  choice?: string,
): Promise<() => Promise<string[]>> {
  await app.evaluate(({ Menu }, choice) => {
    Menu.prototype.popup = function popup(options) {
      Object.assign(globalThis, { offered: this.items.map(({ label }) => label) })
      this.items.find(({ label }) => label === choice)?.click()
      options?.callback?.()
    }
  }, choice)
  return () => app.evaluate(() => Reflect.get(globalThis, 'offered') ?? [])
}

const headingOf = (window: Page, name: string) => window.getByRole('heading', { name })

test('Ctrl with + and − changes the size of the text in all windows, for the next start too', async ({
  openConsole,
}) => {
  const { app, window, home } = await openConsole()
  await connect(window)
  for (const key of ['Control+Equal', 'Control+NumpadAdd']) await window.keyboard.press(key)
  await expect.poll(() => zoomsOf(app)).toEqual([144])

  const opened = app.waitForEvent('window')
  await window.keyboard.press('Control+KeyN')
  const second = await opened
  await expect(headingOf(second, 'Вход')).toBeVisible()
  expect(await zoomsOf(app)).toEqual([144, 144])
  await second.keyboard.press('Control+Minus')
  await expect.poll(() => zoomsOf(app)).toEqual([120, 120])
  await app.close()

  const next = await openConsole(home)
  await expect(headingOf(next.window, 'Вход')).toBeVisible()
  expect(await zoomsOf(next.app)).toEqual([120])
})

test('a link of the system opens its page after the login, and in the running program', async ({
  openConsole,
}) => {
  const moderator = await hire('moderator', 'Евпраксия')
  const { app, window, home } = await openConsole(undefined, 'trassa://ad/3')
  await connect(window)
  await enter(window, moderator)
  await expect(headingOf(window, 'Объявление № 3')).toBeVisible()

  await run(BINARY, [...consoleArgs(home), 'trassa://ad/5'])
  await expect(headingOf(window, 'Объявление № 5')).toBeVisible()
  await run(BINARY, [...consoleArgs(home), 'trassa://settings/5'])
  await expect(headingOf(window, 'Объявление № 5')).toBeVisible()
  expect(app.windows()).toHaveLength(1)
})

test('a row of an ad has a menu: open, in a new window, its number, its address', async ({
  openConsole,
}) => {
  const { app, window } = await openConsole()
  await startWork(window, await hire('moderator', 'Пелагея'))
  await window.getByRole('link', { name: 'Объявления' }).click()
  const row = window.locator('[data-ad-id]').nth(1)
  const id = (await row.getAttribute('data-ad-id')) ?? ''
  const offered = await nativeMenu(app, 'Скопировать адрес на сайте')
  await row.click({ button: 'right' })
  await expect
    .poll(offered)
    .toEqual([
      'Открыть',
      'Открыть в новом окне',
      '',
      'Скопировать номер',
      'Скопировать адрес на сайте',
    ])
  const copied = await app.evaluate(({ clipboard }) => clipboard.readText())
  expect(new URL(copied).search).toBe(`?id=${id}`)

  await nativeMenu(app, 'Открыть')
  await row.click({ button: 'right' })
  await expect(headingOf(window, `Объявление № ${id}`)).toBeVisible()

  await nativeMenu(app, 'Открыть в новом окне')
  const opened = app.waitForEvent('window')
  await row.click({ button: 'right' })
  await expect(headingOf(await opened, `Объявление № ${id}`)).toBeVisible()
})
