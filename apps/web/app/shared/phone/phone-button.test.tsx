import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fails, fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PhoneButton } from './phone-button.tsx'
import { usePhone } from './use-phone.ts'

const Button = () => <PhoneButton {...usePhone('7')} />
const show = () => screen.getByRole('button', { name: 'Показать телефон' })
const answer = () => ({ phone: '+79161234567', contactName: 'Иван' })

it('§2 phone: is not asked for before the click', () => {
  const { api, asked } = fakeApi({})
  renderPage(<Button />, { api })
  expect(show()).toBeVisible()
  expect(asked).toEqual([])
})

it('§9 phone: after the click it is a link that calls, written in groups', async () => {
  renderPage(<Button />, { api: fakeApi({ 'ads.revealPhone': answer }).api })
  await userEvent.click(show())
  const link = await screen.findByRole('link', { name: /^\+7\s\(916\)\s123-45-67$/ })
  expect(link).toHaveAttribute('href', 'tel:+79161234567')
})

it('§2 phone: too many are refused in place, and one may try again', async () => {
  const { api, answers } = fakeApi({ 'ads.revealPhone': fails('request.too_many') })
  renderPage(<Button />, { api })
  await userEvent.click(show())
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много попыток')
  answers['ads.revealPhone'] = answer
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(await screen.findByRole('link')).toBeVisible()
})

it('an ad that was taken down meanwhile offers no second try', async () => {
  renderPage(<Button />, { api: fakeApi({ 'ads.revealPhone': fails('ad.phone_hidden') }).api })
  await userEvent.click(show())
  expect(await screen.findByRole('alert')).toHaveTextContent('снято с публикации')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
