import { type ComponentType, lazy, memo, Suspense } from 'react'

/** Loads again when the network is back: an error would replace the whole page. */
const loadSurely = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    if (typeof window === 'undefined') throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadSurely(load)
  })

/**
 * A part of a page that the server renders and whose code the browser loads behind the page's own. Until then,
 * and without a network, it works as HTML. Memoized: an update that reached it before its code would replace the server's elements
 * and lose what was typed into them.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part: ComponentType<Props> = lazy(() => loadSurely(load))
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
