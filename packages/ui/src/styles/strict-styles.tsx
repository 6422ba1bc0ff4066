import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

/** For pages whose CSP forbids inline style elements; the same rules are in theme.css. */
export function StrictStyles({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
