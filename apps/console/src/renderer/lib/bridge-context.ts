import { createContext, use } from 'react'
import type { Bridge } from '../../shared/bridge.ts'

declare global {
  interface Window {
    /** Put there by the preload script. */
    readonly trassa: Bridge
  }
}

/** Components reach main through this, so that tests can stand in for it. */
export const BridgeContext = createContext<Bridge | null>(null)

export function useBridge(): Bridge {
  const bridge = use(BridgeContext)
  if (!bridge) throw new Error('useBridge needs a BridgeContext above it')
  return bridge
}
