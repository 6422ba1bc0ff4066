import { screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bridge } from '../../../shared/bridge.ts'
import { refundOf, staffOrder } from '../../testing/order-samples.ts'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { OrderPane } from './order-pane.tsx'

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const
const ORDER = staffOrder('12')
const REFUNDED = staffOrder('12', { state: 'refunded', refunds: [refundOf()] })

beforeEach(() => localStorage.clear())

const open = (answers: Answers = {}, me: typeof SENIOR | typeof MODERATOR = SENIOR) => {
  const onClose = vi.fn()
  const rendered = renderConsole(
    <OrderPane id="12" onClose={onClose} onOpenAd={vi.fn()} />,
    {
      'moderator.order': () => ORDER,
      'moderator.refundOrder': () => REFUNDED,
      'moderator.repeatRefund': () => REFUNDED,
      ...answers,
    },
    { me },
  )
  return { ...rendered, onClose }
}
const refundButton = () => screen.findByRole('button', { name: 'Вернуть деньги' })

it('an order that is paid by transfer names its invoice and its act, and saves them', async () => {
  const issuedAt = '2026-11-20T09:00:00.000Z'
  const invoice = { id: '3', number: 'Т-2026-000003', issuedAt, revision: 0, sentTo: null }
  const act = { number: 'А-2026-000002', issuedAt, correction: { at: issuedAt, left: 0 } }
  const saveDocument = vi
    .fn<Bridge['saveDocument']>()
    .mockResolvedValueOnce({ outcome: 'saved' })
    .mockResolvedValueOnce({ outcome: 'unwritable' })
    .mockResolvedValueOnce({
      outcome: 'failed',
      failure: { code: 'invoice.not_found', issues: [] },
    })
  const { user } = renderConsole(
    <OrderPane id="12" onClose={vi.fn()} onOpenAd={vi.fn()} />,
    { 'moderator.order': () => staffOrder('12', { invoice, act }) },
    { me: SENIOR, saveDocument },
  )
  const save = await screen.findByRole('button', { name: /^Счёт № Т-2026-000003 от 20\s+ноября/ })
  await user.click(save)
  expect(await screen.findByText('Документ сохранён')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Акт № А-2026-000002 .*, аннулирован/ }))
  expect(await screen.findByText(/Выберите другую папку/)).toBeVisible()
  await user.click(save)
  expect(await screen.findByText(ERROR_TEXTS['invoice.not_found'])).toBeVisible()
  expect(saveDocument.mock.calls).toEqual([
    [{ kind: 'invoice', id: '3' }],
    [{ kind: 'act', id: '3' }],
    [{ kind: 'invoice', id: '3' }],
  ])
})

describe('domain §9: an order', () => {
  it('shows its lines, its way, payments and the ledger', async () => {
    open()
    expect(await screen.findByText('Пакет: 5 публикаций')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Иван' })).toHaveAttribute('href', '/users?id=7')
    const [timeline] = screen
      .getAllByRole('list')
      .filter((list) => /Заказ оформлен/.test(list.textContent ?? ''))
    expect(
      within(timeline as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Заказ оформлен/),
      expect.stringMatching(/^Начата оплата/),
      expect.stringMatching(/^Деньги получены/),
      expect.stringMatching(/^Купленное выдано/),
    ])
    expect(screen.getByText('Должны покупателю → ЮKassa')).toBeVisible()
    expect(screen.getByText(/осталось 3/)).toBeVisible()
  })

  it('that is not paid shows what is still ahead of it', async () => {
    const timeline = ORDER.timeline.slice(0, 1)
    open({
      'moderator.order': () =>
        staffOrder('12', { state: 'awaiting', timeline, entries: [], given: [] }),
    })
    await screen.findByText('Заказ оформлен')
    expect(screen.getAllByText('впереди')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull()
  })

  it('that cannot be read says so and can be asked for again', async () => {
    const { user } = open({
      'moderator.order': () => {
        throw new AppError('server.failed')
      },
    })
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
  })
})

describe('domain §5: a refund', () => {
  it('by key: a reason is needed, what follows is said, the whole sum goes back once', async () => {
    const { user, performed } = open()
    await refundButton()
    await user.keyboard('v')
    const consequences = screen.getByRole('list', { name: 'Что произойдёт' })
    expect(consequences).toHaveTextContent(
      'Пакет № 31 отзывается, в нём не использовано: 3 публикации.',
    )
    expect(consequences).toHaveTextContent('Опубликованные объявления остаются на сайте.')
    await user.click(screen.getByRole('button', { name: /^Вернуть 1.350/ }))
    expect(screen.getByText('Напишите причину')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Почему возвращаем' }), 'Оплачено дважды')
    await user.click(screen.getByRole('button', { name: /^Вернуть 1.350/ }))
    expect(await screen.findByText('Отправлен, ответа ещё нет')).toBeVisible()
    expect(performed('moderator.refundOrder')).toMatchObject([
      { params: { id: '12' }, body: { reason: 'Оплачено дважды', amount: 1350 } },
    ])
    expect(localStorage).toHaveLength(0)
  })

  it('of a part, no more than was paid', async () => {
    const { user, performed } = open()
    await user.click(await refundButton())
    await user.type(screen.getByRole('textbox', { name: 'Почему возвращаем' }), 'Частично')
    await user.click(screen.getByRole('radio', { name: 'Часть' }))
    await user.type(screen.getByRole('textbox', { name: 'Сумма возврата' }), '2000')
    await user.click(screen.getByRole('button', { name: /^Вернуть/ }))
    expect(screen.getByText(/Введите сумму от 1 до 1.350/)).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Сумма возврата' }))
    await user.type(screen.getByRole('textbox', { name: 'Сумма возврата' }), '270')
    await user.click(screen.getByRole('button', { name: /^Вернуть 270/ }))
    await vi.waitFor(() =>
      expect(performed('moderator.refundOrder')).toMatchObject([{ body: { amount: 270 } }]),
    )
  })

  it('domain §1: whose answer is lost is repeated under the same key', async () => {
    const { user, line, asked, performed } = open()
    await user.click(await refundButton())
    await user.type(screen.getByRole('textbox', { name: 'Почему возвращаем' }), 'Дважды')
    line({ state: 'losesAnswers' })
    await user.click(screen.getByRole('button', { name: /^Вернуть 1/ }))
    expect(await screen.findByText(/повтор не вернёт деньги дважды/)).toBeVisible()
    line({ state: 'up' })
    await user.click(screen.getByRole('button', { name: /^Вернуть 1/ }))
    await screen.findByText('Отправлен, ответа ещё нет')
    const keys = asked('moderator.refundOrder').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    expect(performed('moderator.refundOrder')).toHaveLength(1)
  })

  it('that was refused is shown with its reason and sent again', async () => {
    const decline = 'На счёте магазина в ЮKassa не хватает денег.'
    const failed = refundOf({ state: 'failed', decline, isRepeatable: true })
    const { user, performed } = open({
      'moderator.order': () => staffOrder('12', { state: 'refunded', refunds: [failed] }),
    })
    expect(await screen.findByText(decline)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Отправить ещё раз' }))
    await screen.findByText('Отправлен, ответа ещё нет')
    expect(performed('moderator.repeatRefund')).toMatchObject([{ body: { refundId: failed.id } }])
  })

  it('of an invoice is confirmed with the payment order that it was sent with', async () => {
    const byTransfer = refundOf({ byCard: false })
    const { user } = open({
      'moderator.order': () => staffOrder('12', { state: 'refunded', refunds: [byTransfer] }),
      'moderator.confirmRefund': ({ body }) => {
        expect(body).toEqual({ refundId: byTransfer.id, number: '17', date: '2026-11-23' })
        throw new AppError('transfer.booked')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Деньги переведены' }))
    await user.type(screen.getByLabelText('Номер платёжного поручения'), '17')
    await user.type(screen.getByLabelText('Дата платёжного поручения'), '2026-11-23')
    await user.click(screen.getByRole('button', { name: 'Подтвердить перевод' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Этот платёж уже учтён')
  })

  it('of a second transfer says whose money it is', async () => {
    const id = '33333333-3333-4333-8333-333333333333'
    const transfer = { number: '18', date: '2026-11-23', payerInn: '7707083893', amount: 100.5 }
    const bookedAt = '2026-11-23T09:00:00.000Z'
    const transfers = [{ id, ...transfer, bookedAt, isSurplus: true }]
    const refunds = [refundOf({ byCard: false, transferId: id, amount: 100.5 })]
    open({ 'moderator.order': () => staffOrder('12', { transfers, refunds }) })
    expect(
      await screen.findByText('За платёж № 18 от 23.11.2026, плательщику с ИНН 7707083893'),
    ).toBeVisible()
    expect(screen.getByText('Второй платёж')).toBeVisible()
  })

  it('domain §2: is not offered to a moderator, nor to the buyer', async () => {
    const { close } = open({}, MODERATOR)
    await screen.findByText('Пакет: 5 публикаций')
    expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull()
    close()
    open({ 'moderator.order': () => staffOrder('12', { userId: SENIOR.id }) })
    expect(await screen.findByText(/Это ваш заказ/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull()
  })
})
