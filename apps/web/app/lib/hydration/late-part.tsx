import { type ComponentType, useEffect } from 'react'
import { hydratedWhenSeen } from './hydrated-when-seen.tsx'
import { lazyPart } from './lazy-part.ts'

/**
 * A part of a page that the server renders and whose code the browser loads behind the page's own. It is hydrated when
 * it comes near the screen; until then, and without a network, it works as HTML.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = hydratedWhenSeen<Props>(lazyPart(load))
  return function LatePart(props: Props) {
    // Ahead, and behind what the page itself needs: a navigation waits for the code of every part on the page.
    useEffect(() => {
      const timer = setTimeout(() => void load().catch(() => undefined), 1000)
      return () => clearTimeout(timer)
    }, [])
    return <Part {...props} />
  }
}
