import { useSyncExternalStore } from 'react'
import { useSettings } from '../../shared/settings/settings-context.ts'

/** Below this width of the window the sidebar is narrow until a person chooses. */
const ROOMY = '(min-width: 1200px)'

function subscribe(listener: () => void): () => void {
  const roomy = window.matchMedia(ROOMY)
  roomy.addEventListener('change', listener)
  return () => roomy.removeEventListener('change', listener)
}

/** Whether the sidebar shows icons only, and what changes that for good. */
export function useSidebarWidth() {
  const { settings, change } = useSettings()
  const isRoomy = useSyncExternalStore(subscribe, () => window.matchMedia(ROOMY).matches)
  const isNarrow = settings.sidebar === 'auto' ? !isRoomy : settings.sidebar === 'narrow'
  return {
    isNarrow,
    toggle: () => void change({ sidebar: isNarrow ? 'wide' : 'narrow' }),
  }
}
