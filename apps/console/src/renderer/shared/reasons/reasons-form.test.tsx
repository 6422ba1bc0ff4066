import { screen, waitFor } from '@testing-library/react'
import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import { REASON_CODES } from '@trassa/contracts/enumerations/operator-settings'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { useLiveSettings } from '../operator-settings/use-live-settings.ts'
import { ReasonsForm } from './reasons-form.tsx'

const REVERSED: OperatorSetting = { key: 'reasonOrder', value: REASON_CODES.toReversed() }

function Decision() {
  useLiveSettings()
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Открыть заново
      </button>
      <ReasonsForm
        key={attempt}
        draftId="7"
        adType="auto"
        submit="Вернуть"
        busy={false}
        onSubmit={() => undefined}
        onCancel={() => undefined}
      />
    </>
  )
}

const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('domain §9: the reasons of an open form keep their places when the operator changes the order', async () => {
  const settings: OperatorSetting[] = []
  const { user, tell, asked, storedDrafts } = renderConsole(<Decision />, {
    'moderator.settings': () => ({
      settings: settings.map((setting) => ({ setting, version: 1, setAt: null, setBy: null })),
      environment: { outsideLinks: {}, isClosed: false },
    }),
  })
  await waitFor(() => expect(asked('moderator.settings')).toHaveLength(1))
  const before = labels()
  settings.push(REVERSED)
  tell('staff.event', { type: 'settings.changed' })
  await waitFor(() => expect(storedDrafts()).toHaveProperty('known-reasons:last'))
  expect(labels()).toEqual(before)
  await user.click(screen.getByRole('button', { name: 'Открыть заново' }))
  expect(labels()).not.toEqual(before)
})
