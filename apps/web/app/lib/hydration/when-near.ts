/** How far from the screen an element is near: a screen's height ahead of it. */
const AHEAD = '100%'

const awaited = new Map<Element, () => void>()
/** One for all elements: each observer costs every frame of the page something. */
let observer: IntersectionObserver | undefined

/** Calls `run` when one of `elements` comes near the screen, perhaps more than once. The answer ends that. */
export function whenNear(elements: readonly Element[], run: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) awaited.get(target)?.()
    },
    { rootMargin: AHEAD },
  )
  for (const element of elements) {
    awaited.set(element, run)
    observer.observe(element)
  }
  return () => {
    for (const element of elements) {
      awaited.delete(element)
      observer?.unobserve(element)
    }
  }
}
