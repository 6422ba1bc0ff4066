import { confirmTransfer } from '@trassa/contracts/calls/moderator/transfers'
import { expect, startWork, test } from '../support/console/console.ts'
import { orderPackage, requestInvoiceOf } from '../support/paying.ts'
import { asSenior, createPerson, hire, openSession } from '../support/people.ts'

test('domain §9: an order is found by its invoice, its money goes back, and its way says so', async ({
  keptConsole,
  request,
}) => {
  const company = await createPerson('Автопарк', 1)
  await openSession(request, company.phone)
  const id = await orderPackage(request, 5)
  const invoice = await requestInvoiceOf(request, id)
  const transfer = { params: { id }, body: { number: `E2E-${id}`, date: '2026-11-23' } }
  await asSenior((api) => api.ask(confirmTransfer, transfer))

  const senior = await hire('seniorModerator', 'Степанида')
  const { window } = keptConsole
  await startWork(window, senior)
  await window.keyboard.press('Control+k')
  await window.keyboard.type(invoice)
  await window.keyboard.press('Enter')
  const order = window.getByRole('complementary', { name: 'Заказ' })
  await expect(order).toContainText(`Платёжное поручение № E2E-${id} от 23.11.2026`)
  await expect(window.getByRole('button', { name: `Заказ № ${id}` })).toBeVisible()

  await window.keyboard.press('v')
  await order.getByLabel('Почему возвращаем').fill('Заказан лишний пакет')
  await order.getByRole('button', { name: /^Вернуть 1.350/ }).click()
  await expect(order).toContainText('Ждёт банковского перевода')
  await expect(
    order.getByRole('listitem').filter({ hasText: 'Деньги возвращаются' }),
  ).toContainText('Заказан лишний пакет')
  await expect(order.getByRole('button', { name: /^Акт .*, аннулирован/ })).toBeVisible()
})
