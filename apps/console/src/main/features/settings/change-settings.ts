import type { Settings, SettingsChange } from '../../../shared/settings.ts'
import type { SettingsStore } from './settings.store.ts'

export interface ServerChange {
  /** Ends the work with the former server, which is still the present one. Has to settle in time. */
  before: () => Promise<void>
  /** The session belongs to one server and does not go to another. */
  after: () => void
}

/** Changes settings; with another server, what was decided and the session end at the former one first. */
export async function changeSettings(
  settings: SettingsStore,
  change: SettingsChange,
  serverChange: ServerChange,
): Promise<Settings> {
  const former = settings.read().server
  const isOtherServer = change.server !== undefined && change.server !== former
  if (isOtherServer && former !== null) await serverChange.before()
  const changed = settings.change(change)
  if (isOtherServer) serverChange.after()
  return changed
}
