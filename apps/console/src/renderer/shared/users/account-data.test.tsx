import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createAccountStore, useStore } from '../../lib/store.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { AccountData } from './account-data.tsx'
import { MeContext } from './me-context.ts'

const skipped = createAccountStore<readonly string[]>([])

function Skipped() {
  return <p>Пропущено: {useStore(skipped).length}</p>
}

function Window() {
  const [me, setMe] = useState(MODERATOR)
  return (
    <MeContext value={me}>
      <button type="button" onClick={() => setMe({ ...MODERATOR, id: '5' })}>
        Войти другим
      </button>
      <AccountData server="http://localhost:3000">
        <Skipped />
      </AccountData>
    </MeContext>
  )
}

it('what one account has left in memory is not there for the next one', async () => {
  const { user } = renderConsole(<Window />, {})
  await screen.findByText('Пропущено: 0')
  act(() => skipped.write(['11', '12']))
  await screen.findByText('Пропущено: 2')
  await user.click(screen.getByRole('button', { name: 'Войти другим' }))
  expect(await screen.findByText('Пропущено: 0')).toBeVisible()
})
