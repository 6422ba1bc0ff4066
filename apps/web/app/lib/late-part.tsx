import { type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'

/**
 * A part of a page that the server renders and whose code the browser loads behind the page's own. Until then,
 * and without a network, it works as HTML. Memoized: an update that reached it before its code would replace
 * the server's elements and lose what was typed into them.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part: ComponentType<Props> = lazyPart(load)
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
