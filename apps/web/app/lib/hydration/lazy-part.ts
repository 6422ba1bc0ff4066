import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Where the network is there and the server is not, no event tells of its return. */
const RETRY_MS = 10_000

/** Loads again when the network is back, or after a while: an error would replace the whole page. */
const loadSurely = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    if (typeof window === 'undefined') throw error
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
      setTimeout(resolve, RETRY_MS)
    })
    return loadSurely(load)
  })

/** React's `lazy` for a part without which its page works: where its code does not arrive, it stays suspended. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadSurely(load))
