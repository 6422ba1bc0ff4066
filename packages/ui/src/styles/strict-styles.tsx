import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

/** For pages whose policy allows no inline styles: what they would say stands in theme.css. */
export function StrictStyles({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
