import { useMedia } from '../../lib/use-media.ts'
import { useSettings } from '../../shared/settings/settings-context.ts'

/** Below this width of the window the sidebar is narrow until a person chooses. */
const ROOMY = '(min-width: 1200px)'

/** Whether the sidebar shows icons only, and what changes that for good. */
export function useSidebarWidth() {
  const { settings, change } = useSettings()
  const isRoomy = useMedia(ROOMY)
  const isNarrow = settings.sidebar === 'auto' ? !isRoomy : settings.sidebar === 'narrow'
  return {
    isNarrow,
    toggle: () => change({ sidebar: isNarrow ? 'wide' : 'narrow' }),
  }
}
