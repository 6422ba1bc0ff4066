import type { ProgramSettings } from '../../../shared/program.ts'
import { broadcast } from '../../lib/broadcast.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import { readBuild } from './build.ts'
import type { ProgramSettingsStore } from './program-settings.ts'

interface ProgramIpcOptions {
  settings: ProgramSettingsStore
  onChanged: (settings: ProgramSettings) => void
}

/** Lets the settings page read what the program is, and change what it remembers. */
export function registerProgramIpc({ settings, onChanged }: ProgramIpcOptions): void {
  const read = () => ({ settings: settings.read(), ...readBuild() })
  registerIpc('program.read', read)
  registerIpc('program.change', (change) => {
    onChanged(settings.change(change))
    const program = read()
    broadcast('program.changed', program)
    return program
  })
}
