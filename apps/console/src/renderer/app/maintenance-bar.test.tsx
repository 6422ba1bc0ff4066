import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react'
import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import { expect, it } from 'vitest'
import { useLiveSettings } from '../shared/operator-settings/use-live-settings.ts'
import { reasonChoices } from '../shared/reasons/reason-choices.ts'
import { useReasonTemplates } from '../shared/reasons/use-reason-templates.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { MaintenanceBar } from './maintenance-bar.tsx'

const PAST = '2020-01-01T09:00:00.000Z'

function Window() {
  useLiveSettings()
  const labels = reasonChoices(useReasonTemplates(), 'auto').map(({ label }) => label)
  return (
    <>
      <MaintenanceBar />
      <ul aria-label="Причины">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  )
}

const answering = (...settings: OperatorSetting[]) => ({
  'moderator.settings': () => ({
    settings: settings.map((setting) => ({ setting, version: 1, setAt: PAST, setBy: null })),
    environment: { outsideLinks: {}, isClosed: false },
  }),
})

it('spec §2: the bar appears with the event, and says that the announced time has passed', async () => {
  const settings: OperatorSetting[] = []
  const { tell, asked } = renderConsole(<Window />, {
    'moderator.settings': () => answering(...settings)['moderator.settings'](),
  })
  await waitFor(() => expect(asked('moderator.settings')).toHaveLength(1))
  expect(screen.queryByRole('status')).toBeNull()
  settings.push({ key: 'maintenance', value: { text: 'Скоро.', until: PAST } })
  tell('staff.event', { type: 'settings.changed' })
  expect(await screen.findByRole('status')).toHaveTextContent(
    /Сайт закрыт на технические работы, хотя обещан к 1.января.2020, 12:00. Консоль работает/,
  )
})

it('docs/decisions/152: the reasons of the operator are there in a window that cannot ask', async () => {
  const hidden = { key: 'reason.ad.fraud', value: { text: 'Обман.', isOffered: false } } as const
  const first = renderConsole(<Window />, answering(hidden))
  await waitForElementToBeRemoved(() => screen.queryByText('Мошенничество'))
  first.close()
  const second = renderConsole(<Window />, {})
  second.line({ state: 'down' })
  expect(screen.getByText('Повтор')).toBeVisible()
  expect(screen.queryByText('Мошенничество')).toBeNull()
})
