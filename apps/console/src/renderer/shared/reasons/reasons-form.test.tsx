import { act, screen, waitFor } from '@testing-library/react'
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

it('domain §9: an untouched text follows the field that the reason is about, with that field’s own template', async () => {
  const { user } = renderConsole(<Decision />, {
    'moderator.settings': () => ({
      settings: [],
      environment: { outsideLinks: {}, isClosed: false },
    }),
  })
  await user.click(screen.getByRole('option', { name: /Грубые выражения/ }))
  const text = () => screen.getByRole('textbox', { name: 'Текст для владельца: Грубые выражения' })
  expect(text()).toHaveValue('Уберите из описания грубые выражения.')
  const choose = async (name: string) => {
    act(() => screen.getByRole('combobox', { name: 'Поле: Грубые выражения' }).focus())
    await user.keyboard('[ArrowDown]')
    await user.click(await screen.findByRole('option', { name }))
  }
  await choose('Имя для связи')
  expect(text()).toHaveValue('Уберите из имени для связи грубые выражения.')
  await user.type(text(), ' Сегодня.')
  await choose('Адрес')
  expect(text()).toHaveValue('Уберите из имени для связи грубые выражения. Сегодня.')
})
