import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { LostDecisionsBar } from './lost-decisions-bar.tsx'
import { UnreadDraftsBar } from './unread-drafts-bar.tsx'

it('domain §9: decisions that could not be read are told of until the moderator has read it', async () => {
  const main = { hasLostDecisions: async () => true }
  const { user } = renderConsole(<LostDecisionsBar />, {}, { main })
  expect(await screen.findByRole('alert')).toHaveTextContent('проверьте их ещё раз')
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('decision 124: texts that could not be read are told of, with what brings them back', async () => {
  const main = { areDraftsUnread: async () => true }
  const { user } = renderConsole(<UnreadDraftsBar />, {}, { main })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'откройте её и запустите консоль снова',
  )
  await user.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
