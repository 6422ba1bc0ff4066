import { Component, createContext, type ReactNode, Suspense, use } from 'react'

/** What stands in the place of a part that fails. */
export const PART_FAILED = (
  <p className="text-text-muted">Эту часть страницы показать не удалось.</p>
)

/**
 * Whether parts are Suspense boundaries as well, because only these catch on the server. The server sets it
 * for a page that has failed without, and says so on the root element, so that the browser hydrates the same
 * boundaries (docs/decisions/046).
 */
export const GuardedParts = createContext(
  typeof document !== 'undefined' && 'guardedParts' in document.documentElement.dataset,
)

/** A part that may fail without the rest of its page: it becomes a sentence. */
export function PagePart({ children }: { children: ReactNode }) {
  const isGuarded = use(GuardedParts)
  return (
    <PartBoundary>
      {isGuarded ? <Suspense fallback={PART_FAILED}>{children}</Suspense> : children}
    </PartBoundary>
  )
}

class PartBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }

  override render() {
    return this.state.failed ? PART_FAILED : this.props.children
  }
}
