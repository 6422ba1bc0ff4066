import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAd } from '@trassa/contracts/calls/moderator/ads'
import type { Page } from 'playwright/test'
import { connect, decideBy, enter, expect, startWork, test } from '../support/console/console.ts'
import { openLine } from '../support/line.ts'
import { asSenior, hire } from '../support/people.ts'

/** Longer than a decision is held. */
const SENT_WITHIN_MS = 20_000

const current = (window: Page) => window.getByRole('article').first()

async function numberOf(window: Page): Promise<string> {
  const text = await current(window)
    .getByText(/^№ \d+$/)
    .textContent()
  return (text ?? '').replace('№ ', '')
}

const statOf = (id: string) =>
  asSenior(async (api) => (await api.ask(readAd, { params: { id } })).stat)

/** The files below a folder that contain a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return (await readFile(path)).includes(text) ? [path] : []
    }),
  )
  return found.flat()
}

test('domain §9: a console that is killed right after a decision has not lost it', async ({
  openConsole,
}) => {
  const moderator = await hire('moderator', 'Ефросинья')
  const killed = await openConsole()
  await startWork(killed.window, moderator)
  await expect(killed.window.getByText('Проверяете вы')).toBeVisible()
  const id = await numberOf(killed.window)
  await decideBy(killed.window, 'KeyA')
  await expect(killed.window.getByText(/^Одобрено: /)).toBeVisible()
  expect(await statOf(id)).toBe(2)
  const ended = new Promise((resolve) => killed.app.process().once('exit', resolve))
  killed.app.process().kill('SIGKILL')
  await ended

  const { window } = await openConsole(killed.home)
  await expect(window.getByText('Проверяете вы')).toBeVisible()
  await expect.poll(() => statOf(id), { timeout: SENT_WITHIN_MS }).toBe(1)
})

test('domain §9: a server that hangs takes nothing from the screen; what is decided waits and goes out', async ({
  openConsole,
}) => {
  const line = await openLine()
  const moderator = await hire('moderator', 'Парамон')
  const { window } = await openConsole()
  await connect(window, line.url)
  await enter(window, moderator)
  await expect(window.getByText('Проверяете вы')).toBeVisible()
  const id = await numberOf(window)
  await decideBy(window, 'KeyR')
  await window.getByRole('option', { name: 'Ненастоящая цена' }).click()
  const words = window.getByLabel('Текст для владельца: Ненастоящая цена')

  line.hang()
  await words.fill('Цена без учёта пробега')
  await expect(window.getByText('Нет связи с сервером, пробуем снова')).toBeVisible({
    timeout: 5000,
  })
  await expect(words).toHaveValue('Цена без учёта пробега')
  await window.keyboard.press('Control+Enter')
  await expect(window.getByText(/^Возвращено на исправление: /)).toBeVisible()
  const waiting = window.getByRole('list', { name: 'Решения, которые ждут связи' })
  await expect(waiting.getByRole('listitem')).toHaveCount(1, { timeout: SENT_WITHIN_MS })
  expect(await statOf(id)).toBe(2)

  line.mend()
  await expect(window.getByText('Нет связи с сервером')).toHaveCount(0)
  await expect.poll(() => statOf(id), { timeout: SENT_WITHIN_MS }).toBe(3)
  await expect(waiting).toHaveCount(0)
  await line.close()
})

test('domain §9: after the work nothing personal lies on the disk', async ({ openConsole }) => {
  const person = await hire('support', 'Калерия')
  const { window, home, app } = await openConsole()
  await startWork(window, person)
  await window.goto('app://console/#/settings')
  await expect(window.getByText(person.username).first()).toBeVisible()
  await window.getByRole('button', { name: 'Выйти' }).click()
  await expect(window.getByRole('heading', { name: 'Вход' })).toBeVisible()
  await app.close()
  const digits = person.phone.slice(2)
  expect(await filesWith(home, digits)).toEqual([])
  expect(await filesWith(home, person.username)).toEqual([])
})
