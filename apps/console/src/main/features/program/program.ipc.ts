import type { Program, ProgramSettings } from '../../../shared/program.ts'
import { broadcast } from '../../lib/broadcast.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import type { Updates } from '../updates/updates.ts'
import { readBuild } from './build.ts'
import type { ProgramSettingsStore } from './program-settings.ts'

interface ProgramIpcOptions {
  settings: ProgramSettingsStore
  onChanged: (settings: ProgramSettings) => void
  /** Makes the updates; they tell when their state changes. */
  startUpdates: (onChanged: () => void) => Updates | null
}

/** Lets the settings page read what the program is, and change what it remembers. */
export function registerProgramIpc(options: ProgramIpcOptions): void {
  const { settings, onChanged, startUpdates } = options
  const updates = startUpdates(() => broadcast('program.changed', read()))
  const read = (): Program => ({
    settings: settings.read(),
    ...readBuild(),
    update: updates?.read() ?? { state: 'off' },
  })
  registerIpc('program.read', read)
  registerIpc('program.change', (change) => {
    onChanged(settings.change(change))
    const program = read()
    broadcast('program.changed', program)
    return program
  })
  registerIpc('program.update', async (command) => {
    if (command === 'check') await updates?.check()
    else updates?.installOnQuit(command === 'installOnQuit')
    return read()
  })
}
