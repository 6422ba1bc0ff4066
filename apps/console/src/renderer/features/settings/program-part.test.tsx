import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Bridge } from '../../../shared/bridge.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { PROGRAM } from '../../testing/samples.ts'
import { ProgramPart } from './program-part.tsx'

it('turns the tray and notifications on and off; another window’s change shows', async () => {
  const changeProgram = vi.fn<Bridge['changeProgram']>(async (change) => ({
    ...PROGRAM,
    settings: { ...PROGRAM.settings, ...change },
  }))
  const { user, tell } = renderConsole(<ProgramPart />, {}, { main: { changeProgram } })
  await user.click(await screen.findByRole('switch', { name: /Значок рядом с часами/ }))
  expect(changeProgram).toHaveBeenCalledExactlyOnceWith({ tray: true })
  expect(screen.getByRole('switch', { name: /Значок/ })).toBeChecked()

  act(() => tell('program.changed', PROGRAM))
  await waitFor(() => expect(screen.getByRole('switch', { name: /Значок/ })).not.toBeChecked())
})

it('a build on an older Electron says so', async () => {
  const readProgram = async () => ({ ...PROGRAM, electron: '33.2.1', isTestBuild: true })
  renderConsole(<ProgramPart />, {}, { main: { readProgram } })
  expect(await screen.findByText(/Собрано на Electron 33\.2\.1 для проверки/)).toBeVisible()
})
