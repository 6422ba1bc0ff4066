import { decideBy, startWork, test } from '../support/console.ts'
import { createPerson, hire } from '../support/people.ts'
import { expect } from '../support/site.ts'

const HEADER =
  '№ поставщика;Марка;Модель;Год;Кузов;Топливо;Объём двигателя;Мощность;КПП;Привод;Цвет;Руль;Пробег;Состояние;Владельцев по ПТС;ПТС;Стоимость;Описание;Город'
const car = (id: string, { mark = 'Лада', mileage = '84 000 км' } = {}) =>
  `${id};${mark};Гранта;2019;Седан;бензин;1,6;87;МКПП;передний;Белый;левый;${mileage};не битый;1;Оригинал;650 000;Один хозяин, обслуживалась вовремя, вложений не требует.;Казань`

test('domain §9: a dealer’s stock is imported from a file: mapped, checked, mistakes left out, drafts for the owner', async ({
  openConsole,
}) => {
  test.slow()
  const moderator = await hire('moderator', 'Ирина')
  const dealer = await createPerson('Автодом на Волге', 1)
  const { window } = await openConsole()
  await startWork(window, moderator)

  await window.getByRole('link', { name: 'Импорт', exact: true }).click()
  await window.getByLabel('Телефон владельца').fill(dealer.phone)
  await window.keyboard.press('Enter')
  const rows = [HEADER, car('А-1'), car('А-2', { mark: 'Ладья' }), car('А-3')]
  await window.getByLabel('Файл склада').setInputFiles({
    name: 'Склад Автодома.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })

  await expect(window.getByRole('combobox', { name: 'Что значит «КПП»' })).toHaveValue(
    'Коробка передач',
  )
  await window.getByRole('button', { name: 'Проверить строки: 3' }).click()
  await expect(window.getByText('Создадим 2 объявления')).toBeVisible()
  const list = window.getByRole('region', { name: 'Строки файла' })
  await expect(list.getByRole('listitem').first()).toContainText('«Ладья» – такого значения нет')

  await decideBy(window, 'Control+Enter')
  await expect(window.getByText('Создано: 2. Изменено: 0. Не загружено: 1.')).toBeVisible({
    timeout: 30_000,
  })
  await list
    .getByRole('link', { name: /Granta|Гранта/ })
    .first()
    .click()
  await expect(window.getByText('Черновик').first()).toBeVisible()

  await window.getByRole('link', { name: 'Импорт', exact: true }).click()
  await expect(window.getByRole('link', { name: 'Склад Автодома.csv' })).toBeVisible()
})
