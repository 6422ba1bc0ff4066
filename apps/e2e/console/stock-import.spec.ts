import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decideBy, startWork, test } from '../support/console/console.ts'
import { createPerson, hire } from '../support/people.ts'
import { photograph, renamedPdf } from '../support/pictures.ts'
import { expect } from '../support/site.ts'

const HEADER =
  '№ поставщика;Марка;Модель;Год;Кузов;Топливо;Объём двигателя;Мощность;КПП;Привод;Цвет;Руль;Пробег;Состояние;Владельцев по ПТС;ПТС;Стоимость;Описание;Город'
const car = (id: string, { mark = 'Лада', mileage = '84 000 км' } = {}) =>
  `${id};${mark};Гранта;2019;Седан;бензин;1,6;87;МКПП;передний;Белый;левый;${mileage};не битый;1;Оригинал;650 000;Один хозяин, обслуживалась вовремя, вложений не требует.;Казань`

test('domain §9: a dealer’s stock is imported from a file: mapped, checked, mistakes left out, drafts for the owner', async ({
  keptConsole,
}) => {
  test.slow()
  const moderator = await hire('moderator', 'Ирина')
  const dealer = await createPerson('Автодом на Волге', 1)
  const { window } = keptConsole
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

test('domain §9: photographs that a dealer’s file names come from a folder, those that are wrong are told', async ({
  keptConsole,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'trassa-photos-'))
  await writeFile(join(folder, 'б-1_1.JPG'), (await photograph()).buffer)
  await writeFile(join(folder, 'Б-1_2.jpg'), (await photograph()).buffer)
  await writeFile(join(folder, 'Б-2_1.jpg'), renamedPdf().buffer)
  await symlink('/etc/hostname', join(folder, 'Б-2_2.jpg'))
  const moderator = await hire('moderator', 'Марина')
  const dealer = await createPerson('Автодом на Каме', 1)
  const { app, window } = keptConsole
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
  }, folder)
  await startWork(window, moderator)

  await window.getByRole('link', { name: 'Импорт', exact: true }).click()
  await window.getByLabel('Телефон владельца').fill(dealer.phone)
  await window.keyboard.press('Enter')
  const rows = [
    `${HEADER};Фото`,
    `${car('Б-1')};Б-1_1.jpg Б-1_2`,
    `${car('Б-2')};Б-2_1.jpg, Б-2_2.jpg, Б-2_3.jpg`,
  ]
  await window.getByLabel('Файл склада').setInputFiles({
    name: 'Склад с фотографиями.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  await window.getByRole('button', { name: 'Проверить строки: 2' }).click()
  await expect(window.getByText('Файл называет 5 фотографий')).toBeVisible()
  await window.getByRole('button', { name: 'Выбрать папку' }).click()
  await expect(window.getByText('найдено 2 из 5')).toBeVisible()
  const faults = window.getByRole('list', { name: 'Файлы с ошибками' })
  await expect(faults.getByRole('listitem')).toHaveText([
    /Б-2_1.jpg – не фотография/,
    /Б-2_2.jpg – нет в папке/,
    /Б-2_3.jpg – нет в папке/,
  ])

  await decideBy(window, 'Control+Enter')
  await expect(window.getByText('Ждём фотографии.')).toBeVisible({ timeout: 30_000 })
  await expect(window.getByText('Файл называет 3 фотографии')).toBeVisible({ timeout: 30_000 })
  // What was mended in the folder is found by the next sending.
  await writeFile(join(folder, 'Б-2_1.jpg'), (await photograph()).buffer)
  await window.getByRole('button', { name: 'Загрузить фотографии' }).click()
  await expect(window.getByText('Файл называет 2 фотографии')).toBeVisible({ timeout: 30_000 })
  await window.getByRole('button', { name: 'Завершить без фотографий' }).click()
  await window.getByRole('button', { name: 'Завершить', exact: true }).click()
  await expect(window.getByText('Без фотографий: Б-2_2.jpg, Б-2_3.jpg')).toBeVisible({
    timeout: 30_000,
  })
  await expect(window.getByText('Создано: 2. Изменено: 0. Не загружено: 0.')).toBeVisible()
  await rm(folder, { recursive: true })
})
