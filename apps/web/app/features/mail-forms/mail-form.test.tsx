import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { invalid } from '@trassa/contracts/app-error'
import { beforeEach, describe, expect, it } from 'vitest'
import { fails, fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MailForm } from './mail-form.tsx'
import { BUYBACK_FIELDS, HELP_FIELDS } from './mail-form-fields.ts'

beforeEach(() => sessionStorage.clear())

function show(answer: Parameters<typeof fakeApi>[0][string]) {
  const fake = fakeApi({ 'mailForms.help': answer })
  const form = (
    <MailForm
      name="help"
      label="Вопрос в поддержку"
      fields={HELP_FIELDS}
      button="Отправить вопрос"
      next="Ответим в течение рабочего дня."
    />
  )
  return { ...fake, ...renderPage(form, { api: fake.api }) }
}

async function fill(consents = true) {
  await userEvent.type(screen.getByLabelText('Вопрос'), 'Не приходит код')
  await userEvent.type(screen.getByLabelText('Телефон или почта'), 'ivan@mail.example')
  if (consents) await userEvent.click(screen.getByRole('checkbox'))
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Отправить вопрос' }))

describe('§7 send-mail: a form of the site', () => {
  it('is sent once, says what happens next and forgets the text', async () => {
    const { asked } = show(() => ({ accepted: true }))
    await fill()
    await press()
    expect(await screen.findByRole('heading', { name: 'Отправлено' })).toHaveFocus()
    expect(screen.getByText('Ответим в течение рабочего дня.')).toBeVisible()
    const body = { message: 'Не приходит код', contact: 'ivan@mail.example', consent: true }
    expect(asked).toEqual([{ id: 'mailForms.help', body }])
    expect(sessionStorage).toHaveLength(0)
  })

  it('a double press sends one', async () => {
    const { asked } = show(() => ({ accepted: true }))
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Отправить вопрос' }))
    expect(await screen.findByRole('heading', { name: 'Отправлено' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  it('brought back for another one takes the focus, empty', async () => {
    show(() => ({ accepted: true }))
    await fill()
    await press()
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить ещё' }))
    expect(await screen.findByLabelText('Вопрос')).toHaveFocus()
    expect(screen.getByLabelText('Вопрос')).toHaveValue('')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  it('is not sent without consent or with an empty field, and names both', async () => {
    const { asked } = show(() => ({ accepted: true }))
    await press()
    expect(await screen.findByText(/хотя бы десять знаков/)).toBeVisible()
    expect(screen.getByText(/Без согласия/)).toBeVisible()
    expect(asked).toEqual([])
  })

  it('a failed send keeps what was typed, also over a reload', async () => {
    const { unmount } = show(fails('mail.unavailable'))
    await fill()
    await press()
    expect(await screen.findByText(/Отправка форм сейчас не работает/)).toBeVisible()
    expect(screen.getByLabelText('Вопрос')).toHaveValue('Не приходит код')
    unmount()
    show(() => ({ accepted: true }))
    await waitFor(() => expect(screen.getByLabelText('Вопрос')).toHaveValue('Не приходит код'))
  })

  it('without a network says that it waits, and is sent when the network is back', async () => {
    const { asked } = show(() => ({ accepted: true }))
    await fill()
    onlineManager.setOnline(false)
    await press()
    expect(await screen.findByText(/Отправим, как только/)).toBeVisible()
    expect(asked).toEqual([])
    onlineManager.setOnline(true)
    expect(await screen.findByRole('heading', { name: 'Отправлено' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  it('what the gateway refuses stands at its field', async () => {
    show(() => {
      throw invalid(['body', 'contact'], 'Укажите телефон или электронную почту')
    })
    await fill()
    await press()
    expect(await screen.findByText('Укажите телефон или электронную почту')).toBeVisible()
  })
})

it('§2 car buyback: offers marks, then the models and years of what is typed', async () => {
  const { api } = fakeApi({
    'dictionaries.carMarks': () => [{ id: '1', name: 'Lada (ВАЗ)', nameRu: 'Лада' }],
    'dictionaries.carModels': () => [{ id: '7', name: 'Granta', nameRu: 'Гранта' }],
    'dictionaries.carGenerations': () => [{ id: '70', name: 'I', yearFrom: 2011, yearTo: 2013 }],
    'cities.list': () => [],
  })
  const form = (
    <MailForm name="buyback" label="Заявка" fields={BUYBACK_FIELDS} button="Отправить" next="" />
  )
  const { container } = renderPage(form, { api })
  const offersOf = (label: string) => {
    const id = screen.getByLabelText(label).getAttribute('list')
    const options = container.querySelectorAll(`#${id} option`)
    return [...options].map((option) => option.getAttribute('value'))
  }
  await userEvent.type(screen.getByLabelText('Марка'), 'лада')
  await waitFor(() => expect(offersOf('Марка')).toEqual(['Lada (ВАЗ)']))
  await waitFor(() => expect(offersOf('Модель')).toEqual(['Granta']))
  await userEvent.type(screen.getByLabelText('Модель'), 'Granta')
  await waitFor(() => expect(offersOf('Год выпуска')).toEqual(['2013', '2012', '2011']))
})

it('§2 car buyback: thousands are understood, a text that is no number is refused at its field', async () => {
  const { api, asked } = fakeApi({
    'buyback.send': () => ({ accepted: true }),
    'dictionaries.carMarks': () => [],
    'cities.list': () => [],
  })
  renderPage(
    <MailForm name="buyback" label="Заявка" fields={BUYBACK_FIELDS} button="Отправить" next="" />,
    { api },
  )
  const type = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), text)
  }
  for (const label of ['Марка', 'Модель', 'Состояние', 'Город', 'Телефон или почта']) {
    await type(label, 'Иваново')
  }
  await type('Год выпуска', '2018')
  await type('Пробег, км', 'около ста')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Укажите пробег цифрами, например 84 000')).toBeVisible()
  await type('Пробег, км', '84 тыс')
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  await screen.findByRole('heading', { name: 'Отправлено' })
  expect(asked.find(({ id }) => id === 'buyback.send')?.body).toMatchObject({
    year: 2018,
    mileage: 84_000,
  })
})
