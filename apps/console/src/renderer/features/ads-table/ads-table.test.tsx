import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeFrame } from '../../testing/fake-frame.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { adRow, MODERATOR, moderatedAd } from '../../testing/samples.ts'
import { AdsPage } from './ads-page.tsx'

fakeFrame()

const OWN = { userId: MODERATOR.id, username: MODERATOR.username }
const ROWS = [
  adRow('1', { stat: 1 }),
  adRow('2', { stat: 1, title: 'Моя машина', ...OWN }),
  adRow('3', { stat: 1 }),
]

const open = (rows = ROWS, total = rows.length) =>
  renderConsole(<AdsPage />, {
    'moderator.listAds': () => ({ items: rows, total, nextCursor: null }),
    'moderator.readAd': () => moderatedAd('2', { stat: 1, ...OWN }),
    'cities.list': () => [],
    'moderatorViews.list': () => ({ items: [] }),
  })

it('domain §2: one’s own ad is marked in the table and cannot be chosen for a bulk action', async () => {
  const { user } = open()
  const own = await screen.findByRole('checkbox', { name: /^Ваше объявление.*Моя машина/ })
  expect(own).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('row', { name: /Моя машина/ })).toHaveTextContent('Ваше')
  await user.click(own)
  expect(own).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Отметить строки на экране и рядом' }))
  expect(screen.getByText('Отмечено: 2 объявления')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Изменить отмеченные' })).toBeVisible()
  expect(own).not.toBeChecked()
})

it('domain §2: the pane of one’s own ad says who decides, and offers no decision', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Моя машина/ }))
  expect(await screen.findByText(/Решение по нему примет другой модератор/)).toBeVisible()
  for (const name of ['Одобрить', 'Заблокировать', 'Поднять']) {
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull()
  }
})

it('keys move a cell, mark rows and copy them as text', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  await user.keyboard('[ArrowDown][KeyX][ArrowRight][ArrowDown][ArrowDown]')
  const grid = screen.getByRole('grid')
  expect(grid).toHaveAttribute('aria-activedescendant', 'ads-cell-2-2')
  expect(document.getElementById('ads-cell-2-2')).toHaveTextContent('Активно')
  expect(screen.getByRole('row', { name: /Granta, 1/ })).toHaveAttribute('aria-selected', 'true')
  // A row of one's own on the way is not marked.
  await user.keyboard('{Shift>}[ArrowUp][ArrowUp]{/Shift}')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  await user.keyboard('{Control>}[KeyC]{/Control}')
  const lines = (await navigator.clipboard.readText()).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^Объявление\tСостояние\tЦена\t/)
})

it('issue 12: the row about the list becomes one about the marked ads, and back, without a second row', async () => {
  const { user } = open(ROWS, 8412)
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  expect(screen.getByRole('button', { name: 'Обновить' })).toBeVisible()
  await user.keyboard('[ArrowDown][KeyX]')
  expect(screen.getByText('Отмечено: 1 объявление')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Обновить' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Снять отметки' }))
  expect(screen.getByText(/загружено 3/)).toBeVisible()
  expect(screen.getByRole('grid')).toHaveFocus()
})

it('issue 12: Ctrl+A marks what is loaded and offers all that is found', async () => {
  const { user } = open(ROWS, 8412)
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  await user.keyboard('{Control>}[KeyA]{/Control}')
  // Not one's own (domain §2).
  expect(screen.getByText('Отмечено: 2 объявления')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Отметить все 8.412$/ }))
  expect(screen.getByText(/^Отмечено: 8.412.объявлений$/)).toBeVisible()
})

it('Ctrl+A leaves out what was taken out of all that is found, and says how many stay out', async () => {
  const { user } = open(ROWS, 8412)
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  await user.keyboard('{Control>}[KeyA][KeyA]{/Control}[ArrowDown][KeyX]')
  expect(screen.getByText(/^Отмечено: 8.411.объявлений$/)).toBeVisible()
  await user.keyboard('{Control>}[KeyA]{/Control}')
  expect(screen.getByText(/^Отмечено всё найденное, кроме 1.объявления$/)).toBeVisible()
  expect(screen.getByText(/^Отмечено: 8.411.объявлений$/)).toBeVisible()
})

it('domain §9: all that is found is marked and its change is chosen by keys alone, wherever the focus is', async () => {
  const { user } = open(ROWS, 8412)
  await screen.findByRole('grid', { name: 'Объявления' })
  await user.keyboard('{Control>}[KeyA]{/Control}')
  expect(screen.getByText('Отмечено: 2 объявления')).toBeVisible()
  await user.keyboard('{Control>}[KeyA]{/Control}')
  expect(screen.getByText(/^Отмечено: 8.412.объявлений$/)).toBeVisible()
  await user.keyboard('[KeyM]')
  const item = (name: string) => screen.getByRole('menuitem', { name })
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
  // The menu has no letters' keys of the console: they find its words.
  await user.keyboard('сд')
  await waitFor(() => expect(item('Сдвинуть срок')).toHaveFocus())
  await user.keyboard('[Enter]')
  await waitFor(() => expect(screen.getByLabelText('На сколько дней')).toHaveFocus())
  await user.keyboard('[Escape]')
  expect(screen.getByRole('grid')).toHaveFocus()
})

it('domain §9: F2 in the cell of the expiry date changes it, with a reason and in the version that is shown', async () => {
  const { user, outbox } = open()
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  await user.keyboard('[ArrowDown][F2]')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('[ArrowRight>9/][F2]')
  const editor = within(await screen.findByRole('dialog', { name: 'Срок публикации' }))
  await user.click(editor.getByRole('button', { name: '+7 дней' }))
  await user.type(editor.getByRole('textbox', { name: 'Почему меняем' }), 'Просил владелец')
  await user.keyboard('{Control>}[Enter]{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(outbox.decisions.read()).toMatchObject([
    { adId: '1', version: 3, change: { type: 'dates', reason: 'Просил владелец' } },
  ])
  // The grid has the focus again. domain §2: not of one's own ad.
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus())
  await user.keyboard('[ArrowDown][F2]')
  expect(screen.getByRole('grid')).toHaveAttribute('aria-activedescendant', 'ads-cell-1-10')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('domain §9: Enter in the cell of the state offers what the lifecycle allows, arrows choose, Escape goes back', async () => {
  const { user, outbox } = open([adRow('1', { stat: 2 }), ...ROWS.slice(1)])
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  await user.keyboard('[ArrowDown][ArrowRight][Enter]')
  const editor = within(await screen.findByRole('dialog', { name: 'Состояние' }))
  expect(editor.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Одобрить',
    'Вернуть на исправление',
    'Заблокировать',
  ])
  await user.keyboard('[Escape]')
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('[F2]')
  await screen.findByRole('dialog', { name: 'Состояние' })
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Одобрить'))
  await user.keyboard('[ArrowDown][ArrowDown]')
  expect(document.activeElement).toHaveTextContent('Заблокировать')
  await user.keyboard('[Enter]')
  await user.click(await screen.findByRole('option', { name: /Мошенничество/ }))
  await user.keyboard('{Control>}[Enter]{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(outbox.decisions.read()).toMatchObject([
    {
      adId: '1',
      version: 3,
      change: { type: 'verdict', verdict: 'block', reasons: [{ code: 'ad.fraud' }] },
    },
  ])
  // Enter in another cell opens the ad. domain §2: of one's own ad also in this one.
  await user.keyboard('[ArrowDown][Enter]')
  expect(await screen.findByText(/Решение по нему примет другой модератор/)).toBeVisible()
})

it('domain §9: a form that is closed, and the pane after it, give the keyboard back to the table', async () => {
  const { user } = renderConsole(<AdsPage />, {
    'moderator.listAds': () => ({ items: ROWS, total: ROWS.length, nextCursor: null }),
    'moderator.readAd': () => moderatedAd('1', { stat: 1, lane: null }),
    'cities.list': () => [],
    'moderatorViews.list': () => ({ items: [] }),
  })
  await user.click(await screen.findByRole('grid', { name: 'Объявления' }))
  await user.keyboard('[ArrowDown][Enter]')
  await screen.findByRole('article')
  await user.keyboard('[KeyL]')
  expect(screen.getByLabelText('Почему поднимаем')).toHaveFocus()
  await user.keyboard('[Escape]')
  expect(screen.getByRole('grid')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Закрыть панель' }))
  expect(screen.getByRole('grid')).toHaveFocus()
})
