import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { LostDecisionsBar } from './lost-decisions-bar.tsx'

it('domain §9: decisions that could not be read are told of until the moderator has read it', async () => {
  const main = { hasLostDecisions: async () => true }
  const { user } = renderConsole(<LostDecisionsBar />, {}, { main })
  expect(await screen.findByRole('alert')).toHaveTextContent('проверьте их ещё раз')
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
