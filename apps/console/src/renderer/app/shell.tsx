import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useDecisionBlock } from '../shared/keyboard/decision-block.ts'
import { useKeyBindings } from '../shared/keyboard/use-key-bindings.ts'
import { KeysPane } from './keys-pane.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SessionEndBar } from './session-end-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { useReconnection } from './use-reconnection.ts'

/** The window after the login. */
export function Shell() {
  const [helping, setHelping] = useState(false)
  useReconnection()
  useDecisionBlock(helping)
  useKeyBindings({
    help: () => setHelping((shown) => !shown),
    close: helping && (() => setHelping(false)),
  })
  return (
    <div className="grid h-full grid-cols-[208px_minmax(0,1fr)]">
      <Sidebar onHelp={() => setHelping(true)} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <OfflineBar />
        <SessionEndBar />
        <div className="relative flex min-h-0 flex-1">
          <main className="min-w-0 flex-1">
            <Outlet />
          </main>
          {helping && <KeysPane onClose={() => setHelping(false)} />}
        </div>
      </div>
    </div>
  )
}
