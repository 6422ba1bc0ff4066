import { safeStorage } from 'electron'
import { registerIpc } from '../../lib/register-ipc.ts'

/**
 * Linux without a keyring cannot store a secret. The console then stores its session as a
 * browser there does: in a file that only its owner may read, and says so in the settings.
 */
export function allowFileWithoutKeyring(): void {
  if (process.platform === 'linux' && !safeStorage.isEncryptionAvailable()) {
    safeStorage.setUsePlainTextEncryption(true)
  }
}

const isInFile = () =>
  process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text'

/** Lets the settings page show where the session is stored. */
export function registerSessionIpc(): void {
  registerIpc('session.storageKind', () => (isInFile() ? 'file' : 'keyring'))
}
