import { useEffect, useEffectEvent } from 'react'

interface PageEvents {
  onOnline: () => void
  /** The page became hidden and may never be shown again. */
  onHidden: () => void
}

export function usePageEvents({ onOnline, onHidden }: PageEvents): void {
  const online = useEffectEvent(onOnline)
  const hidden = useEffectEvent(onHidden)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const seen = () => document.visibilityState === 'hidden' && hidden()
    addEventListener('online', () => online(), { signal })
    addEventListener('pagehide', () => hidden(), { signal })
    document.addEventListener('visibilitychange', seen, { signal })
    return () => controller.abort()
  }, [])
}
