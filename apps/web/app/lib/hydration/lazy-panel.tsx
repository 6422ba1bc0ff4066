import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { useToast } from '@trassa/ui/feedback/toast'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface LazyPanelProps<Props> {
  /** What the panel gets once its code is there. */
  panel: Props
  /** Changes with every attempt to open the panel: a failed load is then retried. */
  attempt: unknown
  /** Called when the code could not be loaded, after the notification. */
  onFailed?: () => void
  /** Shown until then. */
  fallback?: ReactNode
}

/**
 * A panel over the page whose code is loaded with its first opening. Unlike `React.lazy`, a
 * failed load neither breaks the page nor prevents a retry.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Loaded: ComponentType<Props> | null = null

  return function LazyPanel({ panel, attempt, onFailed, fallback = null }: LazyPanelProps<Props>) {
    const [Panel, setPanel] = useState(() => Loaded)
    const toast = useToast()
    const fail = useEffectEvent(() => {
      toast(ERROR_TEXTS['network.failed'], { tone: 'failure' })
      onFailed?.()
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt tries anew
    useEffect(() => {
      if (Panel) return
      let awaited = true
      load().then(
        (module) => {
          Loaded = module.default
          if (awaited) setPanel(() => module.default)
        },
        () => awaited && fail(),
      )
      return () => {
        awaited = false
      }
    }, [attempt, Panel])
    return Panel ? <Panel {...panel} /> : fallback
  }
}
