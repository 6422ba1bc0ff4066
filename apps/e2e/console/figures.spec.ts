import { expect, startWork, test } from '../support/console/console.ts'
import { createPerson, hire } from '../support/people.ts'

test('issue 12: a senior reads figures and the log of look-ups by keys', async ({
  keptConsole,
}) => {
  const senior = await hire('seniorModerator', 'Василиса')
  const person = await createPerson('Еремей')
  const { window } = keptConsole
  await startWork(window, senior)
  const { keyboard } = window
  const find = async (text: string) => {
    await keyboard.press('Control+KeyK')
    await expect(window.getByRole('combobox', { name: 'Найти запись или команду' })).toBeFocused()
    await keyboard.type(text)
  }

  await test.step('the queue as a chart, whose values arrow keys read', async () => {
    await find('показатели')
    await keyboard.press('Enter')
    const queue = window.getByRole('region', { name: 'Очередь сейчас' })
    await queue.getByRole('application').focus()
    await keyboard.press('ArrowRight')
    await expect(queue.getByRole('status')).toContainText('15–60 мин')
    await queue.getByRole('button', { name: 'Показать таблицей' }).press('Enter')
    await expect(queue.getByRole('row')).toHaveCount(6)
  })

  await test.step('the log says who was looked up', async () => {
    await find(person.phone.slice(-7))
    await expect(window.getByRole('option', { name: /^Еремей/ })).toBeVisible()
    await keyboard.press('Enter')
    await expect(window.getByRole('heading', { name: 'Еремей' })).toBeVisible()
    await find('кто кого')
    await keyboard.press('Enter')
    const row = window.getByRole('row', { name: /Василиса.*Еремей/ }).first()
    await expect(row).toBeVisible()
    await expect(row).not.toContainText(person.phone.slice(-7))
  })
})
