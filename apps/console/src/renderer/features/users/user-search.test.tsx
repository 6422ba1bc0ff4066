import { screen } from '@testing-library/react'
import type { FoundUser } from '@trassa/contracts/entities/moderator/search-hit'
import { maskPhone } from '@trassa/contracts/phone'
import { expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { OWNER, USER } from '../../testing/samples.ts'
import { UsersPage } from './users-page.tsx'

const found = (id: string, username: string): FoundUser => ({
  id,
  username,
  companyName: null,
  type: 0,
  role: 'user',
  telegramUsername: null,
  blocked: false,
  maskedPhone: maskPhone(USER.phone),
})
const NOTHING = { users: [], ads: [], orders: [], exact: false }

async function lookFor(text: string, answers: Answers = {}) {
  const console = renderConsole(
    <UsersPage />,
    {
      'moderator.search': () => NOTHING,
      'moderator.readUserById': () => ({ user: OWNER, ads: [], adsTotal: 0, sessions: 1 }),
      'moderator.readUser': () => ({ user: OWNER, ads: [], adsTotal: 0, sessions: 1 }),
      'moderator.userDuplicates': () => ({ items: [] }),
      ...answers,
    },
    { path: '/users' },
  )
  await console.user.type(screen.getByLabelText('Найти пользователя'), `${text}{Enter}`)
  return console
}

it('domain §9: a sole hit of any identifier opens the card', async () => {
  const { asked } = await lookFor('4567', {
    'moderator.search': () => ({ ...NOTHING, users: [found(OWNER.id, 'Иван')] }),
  })
  expect(await screen.findByRole('heading', { name: OWNER.username })).toBeVisible()
  expect(asked('moderator.search')).toMatchObject([{ query: { q: '4567' } }])
})

it('several wait for a choice, with masked phones', async () => {
  await lookFor('иван', {
    'moderator.search': () => ({ ...NOTHING, users: [found('7', 'Иван'), found('8', 'Иванна')] }),
  })
  const list = await screen.findByRole('list', { name: 'Найденное' })
  expect(list.textContent).toContain(maskPhone(USER.phone))
  expect(screen.getByRole('link', { name: 'Иванна' })).toHaveAttribute('href', '/users?id=8')
})

it('a whole phone in any spelling goes straight to its card or to the form of a new user', async () => {
  const { asked } = await lookFor('8 916 123-45-67')
  expect(await screen.findByRole('heading', { name: OWNER.username })).toBeVisible()
  expect(asked('moderator.readUser')).toMatchObject([{ query: { phone: '+79161234567' } }])
  expect(asked('moderator.search')).toEqual([])
})

it('says what to do where nothing is found', async () => {
  await lookFor('нет такого')
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible()
})
