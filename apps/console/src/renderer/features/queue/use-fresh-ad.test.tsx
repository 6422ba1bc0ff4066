import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { AuditEntry, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { expect, it } from 'vitest'
import { refreshAfterReconnection } from '../../shared/ads/refresh-ads.ts'
import { useMe } from '../../shared/users/me-context.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { moderatedAd } from '../../testing/samples.ts'
import { useFreshAd } from './use-fresh-ad.ts'

const edit = (id: string, actorId: string): AuditEntry => ({
  id,
  at: '2026-11-21T09:00:00.000Z',
  actorId,
  actorName: 'Иван',
  actorRole: 'user',
  event: 'ad.edited',
  fromStat: 2,
  toStat: 2,
  reason: null,
})
const complaint = (id: string) => ({
  id,
  reason: 'fraud' as const,
  comment: '',
  at: '2026-11-21T09:00:00.000Z',
  byUser: false,
})

const claimed = moderatedAd('11', { version: 3, history: [edit('1', '7')] })

function Shown() {
  const client = useQueryClient()
  const { ad, isChangedByOthers } = useFreshAd(claimed)
  const words = [`версия ${ad.version}`, `жалоб ${ad.openComplaints}`]
  return (
    <>
      <p>{[...words, ...(isChangedByOthers ? ['изменилось'] : [])].join(', ')}</p>
      <p>я: {useMe().id}</p>
      <button type="button" onClick={() => void refreshAfterReconnection(client)}>
        Снова на связи
      </button>
    </>
  )
}

async function reconnect(fresh: (myId: string) => Partial<ModeratedAd>) {
  let myId = ''
  const { user } = renderConsole(<Shown />, {
    'moderator.readAd': () => moderatedAd('11', fresh(myId)),
  })
  expect(screen.getByText('версия 3, жалоб 0')).toBeInTheDocument()
  myId = screen.getByText(/^я: /).textContent?.slice(3) ?? ''
  await user.click(screen.getByRole('button'))
}

it('domain §9: an edit of others that comes under the hand is told', async () => {
  await reconnect(() => ({ version: 4, history: [edit('2', '7'), edit('1', '7')] }))
  expect(await screen.findByText('версия 4, жалоб 0, изменилось')).toBeInTheDocument()
})

it('an own edit is taken without a word', async () => {
  await reconnect((myId) => ({ version: 4, history: [edit('2', myId), edit('1', '7')] }))
  expect(await screen.findByText('версия 4, жалоб 0')).toBeInTheDocument()
})

it('complaints that have come are shown, though the version is the same', async () => {
  await reconnect(() => ({
    version: 3,
    history: claimed.history,
    complaints: [complaint('9')],
    openComplaints: 1,
  }))
  expect(await screen.findByText('версия 3, жалоб 1')).toBeInTheDocument()
})
