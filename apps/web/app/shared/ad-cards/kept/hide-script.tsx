import { use } from 'react'
import { NonceContext } from '../../../lib/document/nonce.ts'
import { useWasHydrated } from '../../../lib/hydration/use-was-hydrated.ts'
import { HIDE_SCRIPT } from './hidden-ads.ts'

/** Stands behind ads that the server has rendered: it does not know what this browser hides. */
export function HideScript() {
  const nonce = use(NonceContext)
  return useWasHydrated() ? (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: HIDE_SCRIPT }}
    />
  ) : null
}
