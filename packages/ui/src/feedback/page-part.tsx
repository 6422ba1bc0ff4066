import { Component, type ReactNode, Suspense } from 'react'

const FAILED = <p className="text-text-muted">Эту часть страницы показать не удалось.</p>

/**
 * A part that may fail without the rest of its page. On the server, only Suspense catches: what fails
 * there is tried again by the browser. What fails there, too, stays a sentence.
 */
export class PagePart extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }

  override render() {
    return this.state.failed ? FAILED : <Suspense fallback={FAILED}>{this.props.children}</Suspense>
  }
}
