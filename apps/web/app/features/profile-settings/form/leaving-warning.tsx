import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Asks before a page with unsaved changes is left. */
export function LeavingWarning({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title="Уйти без сохранения?"
      description="Изменения в профиле не сохранены."
      confirm="Уйти"
      cancel="Остаться"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(open) => !open && blocker.reset?.()}
    />
  )
}
