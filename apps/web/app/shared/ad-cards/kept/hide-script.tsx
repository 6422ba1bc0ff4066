import { use } from 'react'
import { MarkContext } from '../../../lib/document/mark.ts'
import { useWasHydrated } from '../../../lib/hydration/use-was-hydrated.ts'
import { HIDE_SCRIPT } from './hidden-ads.ts'

/** Stands behind ads that the server has rendered: it does not know what this browser hides. */
export function HideScript() {
  const mark = use(MarkContext)
  return useWasHydrated() ? (
    <script
      nonce={mark}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: HIDE_SCRIPT }}
    />
  ) : null
}
