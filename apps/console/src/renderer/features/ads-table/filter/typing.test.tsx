import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeFrame } from '../../../testing/fake-frame.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { adRow } from '../../../testing/samples.ts'
import { AdsPage } from '../ads-page.tsx'

fakeFrame()

const open = () =>
  renderConsole(<AdsPage />, {
    'moderator.listAds': () => ({ items: [adRow('1')], total: 1, nextCursor: null }),
    'cities.list': () => [],
    'moderatorViews.list': () => ({ items: [] }),
  })

it('the field of words keeps the focus after Enter: what is typed next is not taken for keys of the table', async () => {
  const { user, asked } = open()
  const field = await screen.findByRole('textbox', { name: 'Телефон, VIN, номер или слова' })
  await user.type(field, 'lada[Enter]')
  await waitFor(() => expect(asked('moderator.listAds').at(-1)?.query).toMatchObject({ q: 'lada' }))
  await user.keyboard(' granta[Enter]')
  await waitFor(() =>
    expect(asked('moderator.listAds').at(-1)?.query).toMatchObject({ q: 'lada granta' }),
  )
  expect(field).toHaveFocus()
})

it('a field of the other filters keeps the focus after Enter, and is empty when its filter has been taken away', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Ещё' }))
  const field = await screen.findByRole('textbox', { name: 'Имя владельца' })
  await user.type(field, 'Иван[Enter]')
  const chip = await screen.findByRole('button', { name: /Иван/ })
  expect(field).toHaveFocus()
  expect(asked('moderator.listAds').at(-1)?.query).toMatchObject({ owner: 'Иван' })
  await user.click(chip)
  // The press beside the filters closes them.
  await waitFor(() => expect(field).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Ещё' }))
  expect(await screen.findByRole('textbox', { name: 'Имя владельца' })).toHaveValue('')
})

it('the keyboard goes on in the table when a sorted list has replaced its header', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Цена' }))
  await waitFor(() =>
    expect(asked('moderator.listAds').at(-1)?.query).toMatchObject({ sort: 'price' }),
  )
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus())
})
