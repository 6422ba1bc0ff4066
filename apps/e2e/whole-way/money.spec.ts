import { writeFile } from 'node:fs/promises'
import { mergeTests, type Page } from 'playwright/test'
import { draftCar } from '../support/cars.ts'
import {
  test as consoleTest,
  DECIDED,
  decideBy,
  startWork,
  untilSent,
} from '../support/console/console.ts'
import { createPerson, hire, openSession } from '../support/people.ts'
import { expect, test as siteTest } from '../support/site.ts'

const test = mergeTests(siteTest, consoleTest)

/** The buyer's. */
const INN = '7707083893'
/** Of the demo's seller. */
const ACCOUNT = '40702810938000012345'

/** What the seller's bank exports to 1C: one payment of 2 400 ₽ by the buyer. */
const statementOf = (invoice: string) =>
  [
    '1CClientBankExchange',
    'Кодировка=UTF-8',
    `РасчСчет=${ACCOUNT}`,
    'СекцияДокумент=Платежное поручение',
    'Номер=17',
    'Дата=23.11.2026',
    'Сумма=2400.00',
    'ПлательщикСчет=40702810938000000001',
    `ПлательщикИНН=${INN}`,
    `ПолучательСчет=${ACCOUNT}`,
    'ДатаПоступило=23.11.2026',
    `НазначениеПлатежа=Оплата по счёту № ${invoice}`,
    'КонецДокумента',
    'КонецФайла',
  ].join('\r\n')

/** The demo's till (domain §6). */
const atTheTill = (page: Page, choice: string) =>
  page.getByRole('button', { name: choice, exact: true }).click()

test('issue 10: what a company buys, uses, is refunded and gets back agrees everywhere', async ({
  page,
  openConsole,
}, testInfo) => {
  test.slow()
  const senior = await hire('seniorModerator', 'Пелагея')
  const company = await createPerson('Автопарк', 1)
  await openSession(page.request, company.phone)
  const { window } = await openConsole()
  const opened = window.getByRole('complementary', { name: 'Объявление' })
  await startWork(window, senior)

  const packagesLeft = async (words: RegExp) => {
    await page.goto('/profile/PackagePayment')
    await expect(page.getByText(words)).toBeVisible()
  }
  const order = (id: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Заказ № ${id}` }) })
  const orderId = () => new URL(page.url()).searchParams.get('order') ?? ''
  async function publishFromPackage(left: number): Promise<{ id: string; title: string }> {
    const ad = await draftCar(page.request)
    await page.goto(`/createAd?id=${ad.id}`)
    await expect(page.getByText(`Публикация спишется из пакета: останется ${left}`)).toBeVisible()
    await page.getByRole('button', { name: 'Разместить', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^На проверке/ })).toBeVisible()
    return ad
  }
  async function openAd({ id, title }: { id: string; title: string }): Promise<void> {
    await window.keyboard.press('Control+KeyK')
    await window.keyboard.type(`объявление ${id}`)
    await window.keyboard.press('Enter')
    await expect(opened).toContainText(title)
    await expect(opened).toContainText(`Объявление № ${id}`)
    await expect(opened.getByRole('button', { name: 'Одобрить' })).toBeVisible()
  }

  const card = await test.step('a package is bought by card', async () => {
    await page.goto('/profile/PackagePayment')
    await expect(page.getByText('Пакетов пока нет')).toBeVisible()
    await page.getByRole('button', { name: /^Купить: 5\s/ }).click()
    await page.getByRole('button', { name: /^Оплатить 1\s350\s₽$/ }).click()
    await atTheTill(page, 'Оплатить')
    await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible()
    const id = orderId()
    await packagesLeft(/В пакетах осталось 5\sпубликаций/)
    return id
  })

  await test.step('its first publication is refused and comes back', async () => {
    const ad = await publishFromPackage(4)
    await packagesLeft(/В пакетах осталось 4\sпубликации/)
    await openAd(ad)
    await decideBy(window, 'KeyB')
    const pane = window.getByRole('region', { name: 'Заблокировать' })
    await pane.getByRole('option', { name: 'Мошенничество' }).click()
    await pane.getByRole('button', { name: 'Заблокировать' }).click()
    await expect(pane).toHaveCount(0)
    await untilSent(window)
    await packagesLeft(/В пакетах осталось 5\sпубликаций/)
  })

  const ad = await test.step('the second one is published', async () => {
    const next = await publishFromPackage(4)
    await openAd(next)
    await decideBy(window, 'KeyA')
    await untilSent(window)
    await expect(opened).toContainText('Активно', DECIDED)
    return next
  })

  await test.step('a promotion is declined, then paid', async () => {
    await page.goto(`/payment?ad=${ad.id}`)
    await page.getByRole('checkbox', { name: /Стикер «Срочно»/ }).check()
    await page.getByRole('checkbox', { name: /^VIP/ }).check()
    await expect(page.getByText(/^Итого 778\s₽$/)).toBeVisible()
    await page.getByRole('button', { name: 'Перейти к оплате' }).click()
    await page.getByRole('button', { name: /^Оплатить 778\s₽$/ }).click()
    await atTheTill(page, 'Отклонить')
    await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible()
    await page.getByRole('link', { name: 'Оплатить ещё раз' }).click()
    await page.getByRole('button', { name: /^Оплатить 778\s₽$/ }).click()
    await atTheTill(page, 'Оплатить')
    await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible()
    await page.goto('/profile/MyAdsAll/MyAdsActual')
    const row = page.getByRole('main')
    await expect(row.getByText('VIP', { exact: true })).toBeVisible()
    await expect(row.getByText('Срочно', { exact: true })).toBeVisible()
  })

  const invoice = await test.step('a second package is bought by invoice', async () => {
    await page.goto('/profile/PackagePayment')
    await page.getByRole('button', { name: /^Купить: 10\s/ }).click()
    await page.getByRole('link', { name: 'Получить счёт' }).click()
    const form = page.getByRole('form', { name: 'Реквизиты для счёта' })
    await form.getByLabel(/^Название/).fill('ООО «Автопарк»')
    await form.getByLabel('ИНН').fill(INN)
    await form.getByLabel('КПП').fill('773601001')
    await form.getByLabel('Юридический адрес').fill('117997, Москва, ул. Вавилова, 19')
    await form.getByLabel('Электронная почта').fill('buh@avtopark.example')
    await form.getByRole('button', { name: 'Получить счёт' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toContainText('выставлен')
    const [number = ''] = /Т-\d{4}-\d{6}/.exec((await title.textContent()) ?? '') ?? []
    return number
  })

  await test.step('a statement of the bank pays it', async () => {
    await window.getByRole('link', { name: 'Выписка банка' }).click()
    const file = testInfo.outputPath('statement.txt')
    await writeFile(file, statementOf(invoice))
    await window.getByLabel('Файл выписки').setInputFiles(file)
    await window.getByRole('button', { name: /^Учесть 1\sплатёж$/ }).click()
    await expect(window.getByText(/^Учтено: 1\sплатёж/)).toBeVisible()
    await packagesLeft(/В пакетах осталось 14\sпубликаций/)
  })

  await test.step('the first package is refunded: what was not used is taken back', async () => {
    await window.keyboard.press('Control+KeyK')
    await window.keyboard.type(company.phone)
    await window.keyboard.press('Enter')
    await window.getByRole('tab', { name: 'Заказы' }).click()
    await window.getByRole('button', { name: `Заказ № ${card}` }).click()
    const pane = window.getByRole('complementary', { name: 'Заказ' })
    await pane.getByRole('button', { name: 'Вернуть деньги' }).click()
    await pane.getByLabel('Почему возвращаем').fill('Компания закрывает отдел продаж')
    await pane.getByRole('radio', { name: 'Часть' }).click()
    await pane.getByLabel('Сумма возврата').fill('1080')
    await pane.getByRole('button', { name: /^Вернуть 1\s080\s₽$/ }).click()
    await expect(pane).toContainText('Возврат оформлен')
    await expect(pane).toContainText(/Продажи−270\s₽/)
    await packagesLeft(/В пакетах осталось 10\sпубликаций/)
    await expect(order(card)).toContainText(/1\s080\s₽/)
    await window.getByRole('tab', { name: 'Пакеты' }).click()
    const packages = window.getByRole('table', { name: 'Пакеты пользователя' })
    await expect(packages.getByRole('row').filter({ hasText: 'Отозван' })).toContainText('0 из 5')
    await expect(packages.getByRole('row').filter({ hasText: 'Действует' }).last()).toContainText(
      '10 из 10',
    )
  })
})
