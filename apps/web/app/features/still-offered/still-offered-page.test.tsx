import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anonymous, fails, fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { StillOfferedPage } from './still-offered-page.tsx'

function open(token: string | null = 'signed') {
  const fake = fakeApi({
    'profiles.me': anonymous,
    'ads.stillOfferedLink': () => ({ title: 'Лада Гранта', service: false }),
    'ads.answerStillOfferedLink': ({ body }) => ({
      answer: (body as { answer: string }).answer,
    }),
  })
  renderPage(<StillOfferedPage token={token} />, { api: fake.api })
  return fake
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it.each([
  ['Да, продаю', 'yes', 'Спасибо'],
  ['Уже продано', 'no', 'Объявление снято с публикации'],
])('domain §8: opening changes nothing, «%s» does', async (name, answer, title) => {
  const fake = open()
  expect(await screen.findByText('Лада Гранта')).toBeVisible()
  expect(fake.asked.map(({ id }) => id)).not.toContain('ads.answerStillOfferedLink')
  await press(name)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(fake.asked.at(-1)).toEqual({
    id: 'ads.answerStillOfferedLink',
    body: { token: 'signed', answer },
  })
})

it.each([
  ['confirmation.unknown', 'Ссылка не действует'],
  ['confirmation.expired', 'Срок ссылки истёк'],
  ['confirmation.used', 'Ответ уже есть'],
] as const)('%s is «%s»', async (code, title) => {
  const fake = open()
  await screen.findByText('Лада Гранта')
  fake.answers['ads.answerStillOfferedLink'] = fails(code)
  await press('Да, продаю')
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

it('a lost line says so, and the press can be repeated; without a token there is none', async () => {
  const fake = open()
  await screen.findByText('Лада Гранта')
  fake.answers['ads.answerStillOfferedLink'] = fails('network.failed')
  await press('Да, продаю')
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи')
  open(null)
  expect(screen.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible()
})
