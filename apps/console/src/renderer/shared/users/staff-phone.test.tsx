import { screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { moderatedAd, OWNER, USER } from '../../testing/samples.ts'
import { AdOwner } from '../ad-view/ad-owner.tsx'
import { StaffPhone } from './staff-phone.tsx'

const NUMBER = '+7 (916) 123-45-67'

/** The same owner in a row of the table and in the pane of the ad. */
const open = (answers: Answers = {}) =>
  renderConsole(
    <>
      <StaffPhone userId={OWNER.id} maskedPhone={OWNER.maskedPhone} adId="5" place="table" />
      <AdOwner ad={moderatedAd('5')} />
    </>,
    { 'moderator.revealPhone': () => ({ phone: USER.phone }), ...answers },
  )

const buttons = () => screen.findAllByRole('button', { name: /^Показать телефон \+7/ })

it('domain §2: a phone is masked until it is asked for, by keyboard too, and asked for once', async () => {
  const { user, asked } = open()
  expect(await buttons()).toHaveLength(2)
  expect(screen.queryByText(NUMBER)).toBeNull()
  expect(asked('moderator.revealPhone')).toEqual([])
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findAllByText(NUMBER)).toHaveLength(2)
  expect(asked('moderator.revealPhone')).toMatchObject([
    { params: { id: OWNER.id }, body: { adId: '5', place: 'table' } },
  ])
  expect(screen.queryByRole('button', { name: /^Показать телефон/ })).toBeNull()
})

it('domain §2: where the hour’s phones are spent, it says so and stays masked', async () => {
  const { user } = open({
    'moderator.revealPhone': () => {
      throw new AppError('moderation.phones_spent', { retryAfter: 600 })
    },
  })
  const [first] = await buttons()
  if (first) await user.click(first)
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('сколько можно за час')
  expect(screen.queryByText(NUMBER)).toBeNull()
})
