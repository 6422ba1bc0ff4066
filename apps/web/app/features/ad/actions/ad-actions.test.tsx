import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fails, fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import AdActions from './ad-actions.tsx'

const ad = { id: '7', title: 'Lada Granta I, 2018' }
const open = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('issue 5 complaint: a reason and a text are sent once, and thanked for', async () => {
  const { api, asked } = fakeApi({ 'complaints.complain': () => ({ accepted: true }) })
  renderPage(<AdActions ad={ad} />, { api })
  await open('Пожаловаться')
  expect(await screen.findByRole('button', { name: 'Отправить' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Похоже на мошенничество' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Подробности/ }), 'Предоплата')
  await open('Отправить')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(asked).toEqual([
    { id: 'complaints.complain', body: { reason: 'fraud', comment: 'Предоплата' } },
  ])
  expect(screen.getByText('Спасибо, мы проверим объявление')).toBeVisible()
})

it('a refused complaint stays written, with the reason', async () => {
  const { api } = fakeApi({ 'complaints.complain': fails('request.too_many') })
  renderPage(<AdActions ad={ad} />, { api })
  await open('Пожаловаться')
  await userEvent.click(await screen.findByRole('radio', { name: 'Другое' }))
  await open('Отправить')
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много попыток')
  expect(screen.getByRole('radio', { name: 'Другое' })).toBeChecked()
})

it('issue 5 share: a QR code and messengers where the browser cannot share', async () => {
  renderPage(<AdActions ad={ad} />, { api: fakeApi({}).api })
  await open('Поделиться')
  expect(await screen.findByRole('img', { name: 'QR-код с адресом страницы' })).toBeVisible()
  const telegram = screen.getByRole('link', { name: 'Telegram' })
  expect(telegram).toHaveAttribute('href', expect.stringMatching(/^https:\/\/t\.me\/share\/url\?/))
})
