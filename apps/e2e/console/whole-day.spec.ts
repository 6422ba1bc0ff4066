import { decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import { takeOverAd } from '@trassa/contracts/calls/moderator/queue'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Page } from 'playwright/test'
import { expect } from '../support/console/console.ts'
import { confirmationLink } from '../support/dev-mailbox.ts'
import { type KeyboardDesk, openKeyboardDesk } from '../support/keyboard-desk.ts'
import { type Line, openLine } from '../support/line.ts'
import { copyAds, copyCovers } from '../support/many-ads.ts'
import { type OwnGateway, test } from '../support/own-gateway.ts'
import { asSenior, freshPhone, hire } from '../support/people.ts'

const DATED = 1000
const DAYS = 3
const DONE = /^Изменено: 1.000\. Не изменено: 0\.$/
/** A batch waits ten seconds before it starts. */
const BATCH = { timeout: 60_000 }

/** What is done with an ad of the queue by which keys, and what its history then has once. */
const WORK = {
  approve: { keys: ['KeyA'], event: 'ad.approved' },
  fix: { keys: ['KeyR', 'Digit2', 'Digit7', 'Ctrl+Enter'], event: 'ad.fixRequested' },
  block: { keys: ['KeyB', 'Digit1', 'Ctrl+Enter'], event: 'ad.blocked' },
  skip: { keys: ['KeyS'], event: 'claim.skipped' },
} as const
type Work = keyof typeof WORK

/** The hundred ads in four parts, between which other things happen. */
const usual = (count: number): Work[] => Array.from({ length: count }, () => 'approve')
const PARTS: Work[][] = [
  [...usual(12), 'fix', ...usual(6), 'skip', ...usual(9)],
  [...usual(8), 'fix', ...usual(5), 'block', ...usual(9)],
  [...usual(6), 'skip', ...usual(7), 'fix'],
  [...usual(20), 'fix', ...usual(8)],
]

interface Day {
  window: Page
  desk: KeyboardDesk
  line: Line
  /** The events that were decided, by ad. */
  decided: Map<string, string[]>
  /** Milliseconds from a decision's first key to the next ad. */
  times: number[]
}

function note({ decided }: Day, id: string, event: string) {
  decided.set(id, [...(decided.get(id) ?? []), event])
}

async function workThrough(day: Day, part: readonly Work[] = []) {
  for (const work of part) {
    const { keys, event } = WORK[work]
    const { id, ms } = await day.desk.decide(...keys)
    note(day, id, event)
    day.times.push(ms)
  }
}

async function backToQueue({ window, desk }: Day) {
  await desk.press('Ctrl+Digit1')
  await expect(window.getByText('Проверяете вы')).toBeVisible()
}

/** A is pressed on the wrong ad: Z brings it back, and it is decided once. */
async function takeBack(day: Day) {
  const { id } = await day.desk.decide('KeyA')
  await day.desk.press('KeyZ')
  await expect.poll(day.desk.adInHand).toBe(id)
  note(day, (await day.desk.decide(...WORK.fix.keys)).id, WORK.fix.event)
  expect([...day.decided.keys()].at(-1)).toBe(id)
}

/** Another moderator takes an ad over whose decision is held, and decides otherwise: one is refused and says so. */
async function conflict(day: Day) {
  const { id } = await day.desk.decide('KeyA')
  await asSenior(async (api) => {
    await api.ask(takeOverAd, { params: { id } })
    const { version } = await api.ask(readAd, { params: { id } })
    const body = { stat: AD_STATS.active.stat, version }
    await api.ask(decideAd, { params: { id }, body })
  })
  note(day, id, 'ad.approved')
}

/** The refusal is read and put away by keys. */
async function readRefusal({ window, desk }: Day) {
  const refusals = window.getByRole('region', { name: 'Решения, которые не приняты' })
  await expect(refusals.getByRole('alert')).toBeVisible({ timeout: 30_000 })
  await desk.press('F6')
  await desk.tabTo(refusals.getByRole('button', { name: 'Понятно' }))
  await desk.press('Enter')
  await expect(refusals).toHaveCount(0)
}

async function pullThePlug({ window, line }: Day, meanwhile: () => Promise<void>) {
  line.hang()
  await meanwhile()
  await expect(window.getByText('Нет связи с сервером, пробуем снова')).toBeVisible()
  line.mend()
  await expect(window.getByText('Нет связи с сервером')).toHaveCount(0, { timeout: 30_000 })
}

/** A decision without a line: it is kept, and the next ad comes with the line. */
async function decideOffline(day: Day) {
  const id = await day.desk.adInHand()
  await pullThePlug(day, () => day.desk.decideBy('KeyA'))
  note(day, id, 'ad.approved')
  await expect.poll(day.desk.adInHand, BATCH).not.toBe(id)
}

/** A caller without an account wants an ad. @returns the keys that it took */
async function takeCall({ window, desk }: Day): Promise<number> {
  const before = desk.hands.pressed()
  const digits = freshPhone().slice(2)
  await desk.find(`8 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`)
  await desk.press('Enter')
  await expect(window.getByRole('textbox', { name: 'Имя' })).toBeFocused()
  await desk.hands.type('Ксения')
  await desk.press('Enter')
  await expect(window.getByRole('heading', { name: 'Ксения' })).toBeVisible()
  await desk.press('KeyN')
  await expect(window.getByRole('combobox', { name: 'Тип объявления' })).toBeFocused()
  await desk.hands.type('услуги')
  await desk.press('Enter')
  await expect(window.getByRole('textbox', { name: 'Название' })).toBeFocused()
  await desk.hands.type('Эвакуатор с лебёдкой')
  const combobox = async (name: string, text: string) => {
    await desk.tabTo(window.getByRole('combobox', { name }))
    await desk.hands.type(text)
    await expect(window.getByRole('option').first()).toBeVisible()
    await desk.press('ArrowDown', 'Enter')
  }
  await combobox('Вид услуги', 'эвакуатор')
  await desk.tabTo(window.getByRole('checkbox', { name: 'Легковые' }))
  await desk.press('Space')
  await desk.tabTo(window.getByRole('textbox', { name: 'Описание' }))
  await desk.hands.type('Приеду за полчаса в любую часть города.')
  await combobox('Город', 'Казань')
  await desk.press('Ctrl+Enter')
  await expect(window.getByText('Ссылка отправлена владельцу')).toBeVisible()
  expect(await confirmationLink(`+7${digits}`)).toContain('/confirmAd')
  return desk.hands.pressed() - before
}

/** Marks all that a word finds, and starts a batch that moves their dates. */
async function moveDates({ window, desk }: Day) {
  await desk.find('караван')
  await expect(window.getByRole('option', { name: /^Караван/ }).first()).toBeVisible()
  // The search in the table is the last entry.
  await desk.press('ArrowUp', 'Enter')
  await expect(window.getByText(/^1\s000\sобъявлений, загружено/)).toBeVisible()
  await desk.press('Ctrl+KeyA', 'Ctrl+KeyA')
  await expect(window.getByText(/^Отмечено: 1\s000\sобъявлений$/)).toBeVisible()
  await desk.press('KeyM')
  await expect(window.getByRole('menu')).toBeFocused()
  await desk.tabTo(window.getByRole('menuitem', { name: 'Сдвинуть срок' }), 'ArrowDown')
  await desk.press('Enter')
  await expect(window.getByLabel('На сколько дней')).toBeFocused()
  await desk.hands.type(String(DAYS))
  await desk.tabTo(window.getByRole('textbox', { name: 'Причина' }))
  await desk.hands.type('Праздники')
  await desk.press('Ctrl+Enter')
  await startBatch({ window, desk })
}

async function startBatch({ window, desk }: Pick<Day, 'window' | 'desk'>) {
  await expect(window.getByText('Пока ничего не изменилось.')).toBeVisible(BATCH)
  await desk.decideBy('Ctrl+Enter')
  await expect(window.getByText(/^Начнём через \d+\sсекунд/)).toBeVisible()
}

/** The end of the batch is told wherever one is; F6 and Enter lead to it. */
async function openEndedBatch({ window, desk }: Day) {
  await expect(window.getByText(/^Пакет «.*готов\.$/)).toBeVisible(BATCH)
  await desk.press('F6', 'Enter')
  await expect(window.getByText(DONE)).toBeVisible()
}

const datesOf = async ({ query }: OwnGateway, ids: string[]) => {
  const rows = await query<{ at: string }>(
    `SELECT extract(epoch FROM expires_at)::text AS at FROM ads WHERE id = ANY($1::bigint[]) ORDER BY id`,
    [ids],
  )
  return rows.map(({ at }) => Number(at))
}

/** How often the history of each ad has each event that was decided. */
async function expectDecidedOnce({ query }: OwnGateway, { decided }: Day) {
  const ids = [...decided.keys()]
  const rows = await query<{ id: string; event: string }>(
    `SELECT ad_id::text AS id, event FROM audit_rows WHERE ad_id = ANY($1::bigint[])
       AND event = ANY($2::text[]) ORDER BY id`,
    [ids, Object.values(WORK).map(({ event }) => event)],
  )
  const found = new Map(ids.map((id) => [id, [] as string[]]))
  for (const { id, event } of rows) found.get(id)?.push(event)
  expect(found).toEqual(decided)
}

/** How many decisions the program still holds or waits to send. */
const unsent = (window: Page) =>
  window.evaluate(async () => {
    const program = globalThis as unknown as { trassa: { readOutbox: () => Promise<unknown[]> } }
    return (await program.trassa.readOutbox()).length
  })

test('issue 12: a hundred ads, a call and a thousand dates without the mouse, the plug pulled twice; nothing is lost', async ({
  openConsole,
  ownGateway,
}) => {
  test.setTimeout(600_000)
  const waiting = await copyAds(ownGateway, {
    stat: 2,
    count: 110,
    changes: `'queued_at', now() - (200 - n) * interval '1 minute'`,
  })
  await copyCovers(ownGateway, waiting)
  const dated = await copyAds(ownGateway, {
    stat: 1,
    count: DATED,
    changes: `'title', 'Караван ' || n, 'expires_at', now() + n * interval '1 hour'`,
  })
  const before = await datesOf(ownGateway, dated)
  const moderator = await hire('moderator', 'Прасковья')
  const [line, { window }] = [await openLine(), await openConsole()]
  const desk = await openKeyboardDesk(window, line.url, moderator)
  const day: Day = { window, desk, line, decided: new Map(), times: [] }
  const [morning, noon, afternoon, evening] = PARTS

  await workThrough(day, morning)
  await takeBack(day)
  await decideOffline(day)
  const keysOfCall = await takeCall(day)
  await backToQueue(day)
  await conflict(day)
  await workThrough(day, noon)
  await readRefusal(day)
  await moveDates(day)
  await pullThePlug(day, async () => undefined)
  await backToQueue(day)
  await workThrough(day, afternoon)
  await openEndedBatch(day)
  const moved = await datesOf(ownGateway, dated)
  expect(moved).toEqual(before.map((at) => at + DAYS * 24 * 60 * 60))

  // As long as a decision is held, Z is its key.
  await expect(window.getByRole('button', { name: 'Вернуть', exact: true })).toHaveCount(0, BATCH)
  await desk.press('KeyZ')
  await startBatch(day)
  await backToQueue(day)
  await workThrough(day, evening)
  await openEndedBatch(day)
  expect(await datesOf(ownGateway, dated)).toEqual(before)

  expect(day.decided.size).toBe(100)
  await expect.poll(() => unsent(window), BATCH).toBe(0)
  await expectDecidedOnce(ownGateway, day)
  expect(await desk.clicks()).toBe(0)
  const times = day.times.toSorted((a, b) => a - b)
  test.info().annotations.push({
    type: 'measured',
    description: `a call: ${keysOfCall} keys; key to next ad: median ${times[times.length >> 1]} ms`,
  })
  await line.close()
})
