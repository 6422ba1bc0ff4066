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

it('a full disk: the switch stays as it was and says that it was not saved', async () => {
  const changeProgram = () => Promise.reject(new Error('ENOSPC'))
  const { user } = renderConsole(<ProgramPart />, {}, { main: { changeProgram } })
  const tray = await screen.findByRole('switch', { name: /Значок/ })
  await user.click(tray)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Не сохранено: .* Освободите место/)
  expect(tray).not.toBeChecked()
})

it('a build on an older Electron says so', async () => {
  const readProgram = async () => ({ ...PROGRAM, electron: '33.2.1', isTestBuild: true })
  renderConsole(<ProgramPart />, {}, { main: { readProgram } })
  expect(await screen.findByText(/Собрано на Electron 33\.2\.1 для проверки/)).toBeVisible()
})

it('a downloaded update is offered for the end of the work, and the offer can be taken back', async () => {
  const ready = (onQuit: boolean) => ({
    ...PROGRAM,
    update: { state: 'ready' as const, version: '0.2.0', onQuit },
  })
  const updateProgram = vi.fn<Bridge['updateProgram']>(async (command) =>
    ready(command === 'installOnQuit'),
  )
  const main = { readProgram: async () => ready(false), updateProgram }
  const { user } = renderConsole(<ProgramPart />, {}, { main })
  await user.click(await screen.findByRole('button', { name: 'Обновить при выходе' }))
  expect(await screen.findByText(/установится, когда вы закроете программу/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Не сейчас' }))
  expect(await screen.findByText('Загружена версия 0.2.0.')).toBeVisible()
  expect(updateProgram.mock.calls).toEqual([['installOnQuit'], ['postpone']])
})

it('an update with a wrong signature says what to do', async () => {
  const failed = { ...PROGRAM, update: { state: 'failed' as const, reason: 'unsigned' as const } }
  renderConsole(<ProgramPart />, {}, { main: { readProgram: async () => failed } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Скажите об этом администратору')
  expect(screen.getByRole('button', { name: 'Проверить обновления' })).toBeEnabled()
})
