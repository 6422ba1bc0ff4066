import { useBridge } from '../lib/bridge-context.ts'
import { OnceToldBar } from './once-told-bar.tsx'

/** Says once that texts of an earlier time could not be read: they are kept, and used once the key store opens again. */
export function UnreadDraftsBar() {
  const bridge = useBridge()
  return (
    <OnceToldBar name="unread-drafts" ask={() => bridge.areDraftsUnread()}>
      Недописанные тексты прошлого раза прочитать не удалось, они сохранены на диске. Если связка
      ключей системы закрыта, откройте её и запустите консоль снова: тексты вернутся.
    </OnceToldBar>
  )
}
