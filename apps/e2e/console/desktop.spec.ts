import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ElectronApplication, Page } from 'playwright/test'
import { connect, decideBy, enter, expect, startWork, test } from '../support/console/console.ts'
import { BINARY, consoleArgs } from '../support/console/opened-console.ts'
import { hire } from '../support/people.ts'

const run = promisify(execFile)

/** The demo's company with ads (README). */
const DEMO_DEALER = '+79000000002'

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

/** A key of the system: Playwright's own keys reach the page and pass the program by. */
const press = (app: ElectronApplication, keyCode: string) =>
  app.evaluate(({ BrowserWindow }, keyCode) => {
    const { webContents } =
      BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0] ?? {}
    for (const type of ['keyDown', 'keyUp'] as const) {
      webContents?.sendInputEvent({ type, keyCode, modifiers: ['control'] })
    }
  }, keyCode)

const headingOf = (window: Page, name: string) => window.getByRole('heading', { name })

test('Ctrl with + and − changes the size of the text in all windows, for the next start too', async ({
  openConsole,
}) => {
  const { app, window, home } = await openConsole()
  await connect(window)
  for (const key of ['=', 'numadd']) await press(app, key)
  await expect.poll(() => zoomsOf(app)).toEqual([144])

  const opened = app.waitForEvent('window')
  await press(app, 'n')
  const second = await opened
  await expect(headingOf(second, 'Вход')).toBeVisible()
  expect(await zoomsOf(app)).toEqual([144, 144])
  await press(app, '-')
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

test('a row of an ad has a menu; its new window shares the session', async ({ keptConsole }) => {
  const { app, window } = keptConsole
  await startWork(window, await hire('moderator', 'Пелагея'))
  await window.getByRole('link', { name: 'Объявления' }).click()
  const rowOf = (id: string) => window.locator(`[data-ad-id="${id}"]`)
  const offered = await nativeMenu(app, 'Скопировать адрес на сайте')
  let id = ''
  // The ads of other tests move the rows until the list has been read whole.
  await expect(async () => {
    id = (await window.locator('[data-ad-id]').first().getAttribute('data-ad-id')) ?? ''
    await rowOf(id).click({ button: 'right', timeout: 2000 })
  }).toPass()
  const row = rowOf(id)
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
  const second = await opened
  await expect(headingOf(second, `Объявление № ${id}`)).toBeVisible()

  await second.getByRole('link', { name: 'Настройки', exact: true }).click()
  await second.getByRole('button', { name: 'Выйти' }).click()
  await expect(headingOf(second, 'Вход')).toBeVisible()
  await expect(headingOf(window, 'Вход')).toBeVisible()
})

test('domain §9: the queue is worked in one window at a time', async ({ openConsole }) => {
  const { app, window } = await openConsole()
  await startWork(window, await hire('moderator', 'Феоктист'))
  await expect(window.getByRole('article').first()).toBeVisible()
  const opened = app.waitForEvent('window')
  await press(app, 'n')
  const second = await opened
  const elsewhere = 'Очередь открыта в другом окне'
  await expect(second.getByText(elsewhere)).toBeVisible()
  await second.getByRole('button', { name: 'Работать здесь' }).click()
  await expect(second.getByRole('article').first()).toBeVisible()
  await expect(window.getByText(elsewhere)).toBeVisible()
  await second.close()
  await window.getByRole('button', { name: 'Работать здесь' }).click()
  await expect(window.getByRole('article').first()).toBeVisible()
})

test('with the icon in the tray the program goes on without a window, and comes back at a start', async ({
  openConsole,
}) => {
  const { app, window, home } = await openConsole()
  await startWork(window, await hire('support', 'Зинаида'))
  await window.getByRole('link', { name: 'Настройки', exact: true }).click()
  await expect(window.getByText(/^Версия .*, Electron/)).toBeVisible()
  await window.getByRole('switch', { name: /Значок рядом с часами/ }).click()
  await expect(window.getByRole('switch', { name: /Значок рядом с часами/ })).toBeChecked()
  await window.close()
  const opened = app.waitForEvent('window')
  await run(BINARY, [...consoleArgs(home), 'trassa://order/999999'])
  await expect((await opened).getByText('Заказа «999999» нет')).toBeVisible()
})

test('Russian texts are checked without a network, by the program’s own dictionary', async ({
  keptConsole,
}) => {
  const { app, window } = keptConsole
  await startWork(window, await hire('moderator', 'Василиса'))
  await expect(window.getByRole('article').first()).toBeVisible()
  await decideBy(window, 'KeyR')
  await window.getByRole('option').first().click()
  const text = window.getByRole('textbox', { name: /^Текст для владельца/ })
  await text.fill('')
  await text.pressSequentially('Автомабиль плохо видно ')
  const offered = await nativeMenu(app, 'Автомобиль')
  await expect(async () => {
    await text.click({ button: 'right', position: { x: 30, y: 14 } })
    expect(await offered()).toContain('Автомобиль')
  }).toPass()
  await expect(text).toHaveValue('Автомобиль плохо видно ')
})

test('days are typed in the Russian order, whatever the language of the system', async ({
  keptConsole,
}) => {
  const { window } = keptConsole
  await startWork(window, await hire('moderator', 'Агафья'))
  await window.getByRole('link', { name: 'Показатели' }).click()
  await window.getByText('Свои даты').click()
  const day = window.getByLabel('Первый день')
  await day.focus()
  await window.keyboard.type('05112026')
  await window.keyboard.press('Enter')
  await expect(day).toHaveValue('2026-11-05')
})

test('issue 12: a printed card has the titles of the ads and nothing to press', async ({
  keptConsole,
}) => {
  const { window } = keptConsole
  await startWork(window, await hire('moderator', 'Калерия'))
  await window.keyboard.press('Control+KeyK')
  await window.keyboard.type(DEMO_DEALER)
  await window.getByRole('option', { name: /Автоцентр/ }).click()
  const title = window.getByRole('table').getByRole('button').first()
  const create = window.getByRole('link', { name: 'Создать объявление' })
  await expect(title).toBeVisible()
  await expect(create).toBeVisible()
  await window.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(create).toBeHidden()
  await expect(window.getByRole('button', { name: 'Найти', exact: true })).toBeHidden()
})
