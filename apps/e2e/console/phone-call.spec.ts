import { mergeTests } from 'playwright/test'
import { test as consoleTest, startWork } from '../support/console.ts'
import { confirmationLink } from '../support/dev-mailbox.ts'
import { createPerson, freshPhone, hire } from '../support/people.ts'
import { photograph } from '../support/pictures.ts'
import { expect, test as siteTest } from '../support/site.ts'

const test = mergeTests(siteTest, consoleTest)

test('domain §9: a caller is found by a part of the number, or created with an ad, without the mouse', async ({
  openConsole,
}) => {
  test.slow()
  const moderator = await hire('moderator', 'Фотина')
  const caller = await createPerson('Поликарп')
  const { window } = await openConsole()
  await startWork(window, moderator)
  const { keyboard } = window
  const find = async (text: string) => {
    await keyboard.press('Control+KeyK')
    await expect(window.getByRole('combobox', { name: 'Найти запись или команду' })).toBeFocused()
    await keyboard.type(text)
  }

  await test.step('by the last digits, chosen by arrows', async () => {
    await find(caller.phone.slice(-7))
    await expect(window.getByRole('option', { name: /^Поликарп/ })).toBeVisible()
    await keyboard.press('Enter')
    await expect(window.getByRole('heading', { name: 'Поликарп' })).toBeVisible()
  })

  const phone = freshPhone()
  await test.step('an unknown number becomes a user', async () => {
    await find(phone)
    await keyboard.press('Enter')
    await window.getByRole('textbox', { name: 'Имя' }).focus()
    await keyboard.type('Ксения')
    await keyboard.press('Enter')
    await expect(window.getByRole('heading', { name: 'Ксения' })).toBeVisible()
  })

  await test.step('with an ad that the caller confirms by the link', async () => {
    await window.getByRole('link', { name: 'Создать объявление' }).press('Enter')
    await expect(window.getByRole('combobox', { name: 'Тип объявления' })).toBeFocused()
    await keyboard.type('шины')
    await keyboard.press('Enter')
    const field = (name: string) => window.getByRole('textbox', { name })
    await field('Название').fill('Четыре шины с грузовика')
    for (const [group, option] of [
      ['Сезонность', 'Летние'],
      ['Для каких машин', 'Для грузовых'],
      ['Состояние', 'Новое'],
    ] as const) {
      const radios = window.getByRole('radiogroup', { name: group })
      await radios.getByRole('radio', { name: option, exact: true }).press('Space')
    }
    await field('Ширина шины').fill('315')
    await field('Диаметр').fill('22,5')
    await field('Количество').fill('4')
    await window.getByLabel('Файлы фотографий').setInputFiles(await photograph('four-tyres.jpg'))
    await expect(window.getByRole('img', { name: 'Фотография 1' })).toBeVisible()
    await field('Цена').fill('90000')
    await window.getByRole('combobox', { name: 'Город' }).fill('Казань')
    await window.getByRole('option', { name: 'Казань' }).first().press('Enter')
    await field('Описание').fill('Комплект снят с грузовика, который продан. Состояние хорошее.')
    await keyboard.press('Control+Enter')
    await expect(window.getByText('Ссылка отправлена владельцу')).toBeVisible()
    expect(await confirmationLink(phone)).toContain('/confirmAd')
  })

  await test.step('and is found by a word of it in the wrong layout', async () => {
    await find('xtnsht ibys')
    await expect(window.getByRole('option', { name: /^Четыре шины/ })).toBeVisible()
    await keyboard.press('Escape')
    await keyboard.press('Control+KeyB')
    await expect(window.getByRole('button', { name: /меню/ })).toBeVisible()
  })
})
