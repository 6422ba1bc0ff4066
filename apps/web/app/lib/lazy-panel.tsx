import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { useToast } from '@trassa/ui/feedback/toast'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface LazyPanelProps<Props> {
  /** What the panel gets once its code is there. */
  panel: Props
  /** Changes with every wish to see it: what failed to load is then tried again. */
  wish: unknown
  /** Its code could not be loaded; the person has been told. */
  onFailed?: () => void
  /** Stands in its place until then. */
  fallback?: ReactNode
}

/**
 * Something that opens over the page and whose code loads when it is wanted. Unlike `React.lazy`, a
 * lost network costs neither the page nor the next try.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Loaded: ComponentType<Props> | null = null

  return function LazyPanel({ panel, wish, onFailed, fallback = null }: LazyPanelProps<Props>) {
    const [Panel, setPanel] = useState(() => Loaded)
    const toast = useToast()
    const fail = useEffectEvent(() => {
      toast(ERROR_TEXTS['network.failed'], { tone: 'failure' })
      onFailed?.()
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: every wish tries anew
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
    }, [wish, Panel])
    return Panel ? <Panel {...panel} /> : fallback
  }
}
