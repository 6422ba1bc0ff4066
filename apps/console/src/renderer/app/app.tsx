import { QueryClientProvider } from '@tanstack/react-query'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import { TooltipProvider } from '@trassa/ui/overlays/tooltip'
import { useEffect, useState } from 'react'
import { ApiContext } from '../lib/api-context.ts'
import { BridgeContext } from '../lib/bridge-context.ts'
import { followConnection } from '../lib/connection.ts'
import { ipcClient } from '../lib/ipc-client.ts'
import { createQueryClient } from './query-client.ts'
import { Start } from './start.tsx'

/** The providers that live as long as the window. */
export function App() {
  const [queries] = useState(createQueryClient)
  const [api] = useState(() => ipcClient(window.trassa))
  useEffect(() => followConnection(window.trassa), [])
  return (
    <BridgeContext value={window.trassa}>
      <ApiContext value={api}>
        <QueryClientProvider client={queries}>
          <TooltipProvider>
            <ToastProvider>
              <title>{`${PRODUCT_NAME}. Консоль`}</title>
              <Start />
            </ToastProvider>
          </TooltipProvider>
        </QueryClientProvider>
      </ApiContext>
    </BridgeContext>
  )
}
