import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWasHydrated } from './use-was-hydrated.ts'
import { whenNear } from './when-near.ts'

/** What surrounds a part on its page: one element, which takes `ref`. */
export interface PlaceProps {
  ref: RefObject<HTMLElement | null>
  children: ReactNode
}

const Contents = ({ ref, children }: PlaceProps) => (
  <div ref={ref as RefObject<HTMLDivElement | null>} className="contents">
    {children}
  </div>
)

/**
 * A part of a page whose HTML, as the server rendered it, is hydrated only when it comes near the screen: most
 * of a list is never looked at, and hydrating it keeps a phone busy (docs/decisions/094). A part that is not
 * displayed is not near. Memoized: every update that reaches it hydrates it at once.
 *
 * @param fallback Shown where the part fails on the server, or suspends.
 * @param Place Renders the element around the part, which is there from the beginning; without one a box of its own.
 */
export function hydratedWhenSeen<Props extends object>(
  Part: ComponentType<Props>,
  fallback: ReactNode = null,
  Place: ComponentType<Props & PlaceProps> = Contents,
) {
  return memo(function HydratedWhenSeen(props: Props) {
    const place = useRef<HTMLElement>(null)
    const [gate] = useState(createGate)
    useEffect(() => {
      if (place.current) places.add(place.current)
      return openWhenSeen(place.current, gate.open)
    }, [gate])
    return (
      <Place {...props} ref={place}>
        <Suspense fallback={fallback}>
          <Gate gate={gate}>
            <Part {...props} />
            <Replay place={place} />
          </Gate>
        </Suspense>
      </Place>
    )
  })
}

/** What surrounds each part. */
const places = new WeakSet<EventTarget>()

/** The last button that was pressed, and its number among those of each part around it, until a part has answered it. */
let pressed: { button: HTMLElement; numbers: Map<EventTarget, number> } | null = null

const buttonsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('button')]

function pressOf(button: HTMLElement, path: EventTarget[]): typeof pressed {
  const parts = path.filter((one): one is Element => places.has(one))
  return { button, numbers: new Map(parts.map((part) => [part, buttonsOf(part).indexOf(button)])) }
}

/**
 * Presses a button again whose part was HTML still, as soon as the part is hydrated: React gives a press up where it cannot
 * hydrate the part at once, for want of its code. What it hydrates at once, it does within the press. Where an update came
 * before the code, React has rendered the part anew: there the button with the same number is meant. Names do not tell, since the
 * browser adds to them (docs/decisions/174); one of another class is another button, and stays unpressed.
 */
function Replay({ place }: { place: RefObject<HTMLElement | null> }) {
  const [done] = useState(() => ({ is: false }))
  useLayoutEffect(() => {
    const part = place.current
    if (done.is || window.event?.type === 'click' || !part || !pressed?.numbers.has(part)) return
    const { button, numbers } = pressed
    pressed = null
    const shown = button.isConnected ? button : buttonsOf(part)[numbers.get(part) ?? -1]
    // React hydrates nothing while it runs effects.
    if (shown?.className === button.className) setTimeout(() => shown.click())
  }, [done, place])
  useLayoutEffect(() => {
    done.is = true
  }, [done])
  return null
}

interface Gate {
  opened: Promise<void>
  open: () => void
  /** Hydration was held back once. */
  hasWaited: boolean
}

/** Every gate of the page, until `openGates` is called; on the server none is closed. */
let closed: Gate[] | null = typeof document === 'undefined' ? null : []

function createGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const gate = { opened, open, hasWaited: false }
  if (closed) closed.push(gate)
  else open()
  return gate
}

/**
 * Hydrates every part, near or not. Called with the first press, for the next one may be anywhere, and with the first
 * navigation: a transition of React waits for all parts that it changes.
 */
export function openGates(): void {
  for (const { open } of closed ?? []) open()
  closed = null
}

if (typeof window !== 'undefined') {
  for (const press of ['pointerdown', 'keydown']) {
    window.addEventListener(press, openGates, { capture: true, once: true })
  }
  // Before React, which keeps a press that it gives up from everything below.
  window.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[type=button]')
      pressed = button && pressOf(button, event.composedPath())
    },
    true,
  )
}

/** What `use` need not wait for. */
const OPEN = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Holds back the first attempt of hydration only. React makes another one because the part came near, because it was
 * pressed, or because an update has reached it; such an update, a navigation for one, waits for the part.
 */
function Gate({ gate, children }: { gate: Gate; children: ReactNode }) {
  const wasHydrated = useWasHydrated() && typeof document !== 'undefined'
  if (wasHydrated || gate.hasWaited) {
    const awaited = gate.hasWaited ? OPEN : gate.opened
    gate.hasWaited = true
    use(awaited)
  }
  return children
}

function openWhenSeen(place: HTMLElement | null, open: () => void) {
  const elements = Array.from(place?.children ?? [])
  // Where the server rendered nothing, or all gates are open, there is nothing to wait for.
  if (!closed || elements.length === 0 || !('IntersectionObserver' in globalThis)) {
    open()
    return
  }
  return whenNear(elements, open)
}
