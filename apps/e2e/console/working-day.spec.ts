import { readAd } from '@trassa/contracts/calls/moderator/ads'
import type { Page } from 'playwright/test'
import { connect, decideBy, enter, expect, test } from '../support/console.ts'
import { openLine } from '../support/line.ts'
import { asSenior, hire } from '../support/people.ts'

/** Longer than decisions are held and sent one after another. */
const SENT_WITHIN_MS = 40_000

const ad = (window: Page) => window.getByRole('article').first()

async function numberOf(window: Page): Promise<string> {
  const text = await ad(window)
    .getByText(/^№ \d+$/)
    .textContent()
  return (text ?? '').replace('№ ', '')
}

/** How often the history of an ad has an event. */
const timesOf = (id: string, event: string) =>
  asSenior(async (api) => {
    const { history } = await api.ask(readAd, { params: { id } })
    return history.filter((row) => row.event === event).length
  })

/** How many decisions the program still holds or waits to send. */
const unsent = (window: Page) =>
  window.evaluate(async () => {
    const program = globalThis as unknown as { trassa: { readOutbox: () => Promise<unknown[]> } }
    return (await program.trassa.readOutbox()).length
  })

/** Decides on the ad in hand by keys alone; the next one is there afterwards. */
async function decide(window: Page, keys: readonly string[]): Promise<string> {
  const id = await numberOf(window)
  const [first = '', ...others] = keys
  await decideBy(window, first)
  if (others.length > 0)
    await expect(window.getByRole('listbox', { name: 'Причины' })).toBeVisible()
  for (const key of others) await window.keyboard.press(key)
  await expect(ad(window).getByText(`№ ${id}`, { exact: true })).toHaveCount(0)
  return id
}

const APPROVE = ['KeyA']
const FIX = ['KeyR', 'Digit2', 'Digit7', 'Control+Enter']
const BLOCK = ['KeyB', 'Digit1', 'Control+Enter']

/** What a moderator does with the ads of the queue, and what the history then says once. */
const WORK = [
  [APPROVE, 'ad.approved'],
  [FIX, 'ad.fixRequested'],
  [APPROVE, 'ad.approved'],
  [BLOCK, 'ad.blocked'],
] as const

test('domain §9: a queue is worked through without the mouse, the line cut twice; each ad is decided once', async ({
  openConsole,
}) => {
  test.slow()
  const line = await openLine()
  const moderator = await hire('moderator', 'Прасковья')
  const { window } = await openConsole()
  await connect(window, line.url)
  await enter(window, moderator)
  await expect(window.getByText('Проверяете вы')).toBeVisible()

  const decided: { id: string; event: string }[] = []
  async function workThrough() {
    for (const [keys, event] of WORK) decided.push({ id: await decide(window, keys), event })
  }
  for (let cut = 0; cut < 2; cut += 1) {
    await workThrough()
    const last = await numberOf(window)
    line.hang()
    await decideBy(window, 'KeyA')
    decided.push({ id: last, event: 'ad.approved' })
    await expect(window.getByText('Нет связи с сервером, пробуем снова')).toBeVisible()
    line.mend()
    await expect(window.getByText('Нет связи с сервером')).toHaveCount(0)
    await expect(ad(window).getByText(`№ ${last}`, { exact: true })).toHaveCount(0)
    await expect(window.getByText('Проверяете вы')).toBeVisible()
  }

  expect(new Set(decided.map(({ id }) => id)).size).toBe(decided.length)
  await expect(async () => {
    for (const { id, event } of decided) expect(await timesOf(id, event), id).toBeGreaterThan(0)
    expect(await unsent(window)).toBe(0)
  }).toPass({ timeout: SENT_WITHIN_MS })
  // Now nothing is left that could arrive a second time.
  for (const { id, event } of decided) expect(await timesOf(id, event), id).toBe(1)
  await line.close()
})
