import { expect, startWork, test } from '../support/console/console.ts'
import { createPerson, hire } from '../support/people.ts'

test('domain §9: a caller is found by a part of the number, and by the name in the wrong layout', async ({
  keptConsole,
}) => {
  const moderator = await hire('moderator', 'Фотина')
  const caller = await createPerson('Поликарп')
  const { window } = keptConsole
  await startWork(window, moderator)
  const { keyboard } = window
  const find = async (text: string) => {
    await keyboard.press('Control+KeyK')
    await expect(window.getByRole('combobox', { name: 'Найти запись или команду' })).toBeFocused()
    await keyboard.type(text)
    await expect(window.getByRole('option', { name: /^Поликарп/ }).first()).toBeVisible()
  }
  await find(caller.phone.slice(-7))
  await keyboard.press('Enter')
  await expect(window.getByRole('heading', { name: 'Поликарп' })).toBeVisible()
  await find('gjkbrfhg')
  await keyboard.press('Escape')
  await keyboard.press('Control+KeyB')
  await expect(window.getByRole('button', { name: /меню/ })).toBeVisible()
})
