import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/** How far from the screen a part is hydrated: a screen's height ahead of it. */
const AHEAD = '100%'

/**
 * A part of a page whose HTML, as the server rendered it, is hydrated only when it comes near the screen: most
 * of a list is never looked at, and hydrating it keeps a phone busy (docs/decisions/094). A part that is not
 * displayed is not near. Memoized: an update that reached it earlier would replace the server's elements.
 *
 * @param fallback Shown where the part fails on the server, or suspends.
 */
export function hydratedWhenSeen<Props extends object>(
  Part: ComponentType<Props>,
  fallback: ReactNode = null,
) {
  return memo(function HydratedWhenSeen(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [gate] = useState(createGate)
    useEffect(() => openWhenSeen(place.current, gate.open), [gate])
    return (
      <div ref={place} className="contents">
        <Suspense fallback={fallback}>
          <Gate opened={gate.opened}>
            <Part {...props} />
          </Gate>
        </Suspense>
      </div>
    )
  })
}

interface Gate {
  opened: Promise<void>
  open: () => void
}

function createGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** What `use` need not wait for. */
const OPEN = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Holds back hydration only: what the server or the browser renders itself is rendered at once. */
function Gate({ opened, children }: Pick<Gate, 'opened'> & { children: ReactNode }) {
  const isHydrating = useIsHydrating() && typeof document !== 'undefined'
  use(isHydrating ? opened : OPEN)
  return children
}

function openWhenSeen(place: HTMLDivElement | null, open: () => void) {
  const elements = Array.from(place?.children ?? [])
  // Where the server rendered nothing, there is nothing to wait for.
  if (elements.length === 0 || !('IntersectionObserver' in globalThis)) {
    open()
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open()
    },
    { rootMargin: AHEAD },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
