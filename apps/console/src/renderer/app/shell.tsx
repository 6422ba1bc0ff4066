import { useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useLiveBatches } from '../features/batches/use-live-batches.ts'
import { useSteeredImports } from '../features/imports/use-steered-imports.ts'
import { useLiveQueue } from '../features/queue/live/use-live-queue.ts'
import { useDecisionBlock } from '../shared/keyboard/decision-block.ts'
import { useKeyBindings } from '../shared/keyboard/use-key-bindings.ts'
import { useLiveSettings } from '../shared/operator-settings/use-live-settings.ts'
import { BatchEndBar } from './batch-end-bar.tsx'
import { type Beside, BesidePane } from './beside-pane.tsx'
import { HeldDecision } from './held/held-decision.tsx'
import { KeysPane } from './keys-pane.tsx'
import { LostDecisionsBar } from './lost-decisions-bar.tsx'
import { MaintenanceBar } from './maintenance-bar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { ConsolePalette } from './palette/console-palette.tsx'
import { SessionEndBar } from './session-end-bar.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useLaneKeys } from './sidebar/use-lane-keys.ts'
import { useSidebarWidth } from './sidebar/use-sidebar-width.ts'
import { UnreadDraftsBar } from './unread-drafts-bar.tsx'
import { UpdateBar } from './update-bar.tsx'
import { useAdMenu } from './use-ad-menu.ts'
import { useReconnection } from './use-reconnection.ts'
import { useSettledDecisions } from './use-settled-decisions.ts'

/** The window after the login. */
export function Shell() {
  const [helping, setHelping] = useState(false)
  const [finding, setFinding] = useState(false)
  const [beside, setBeside] = useState<Beside | null>(null)
  const { toggle } = useSidebarWidth()
  const bars = useRef<HTMLDivElement>(null)
  useReconnection()
  useSettledDecisions()
  useLiveQueue()
  useLiveBatches()
  useLiveSettings()
  useSteeredImports()
  useAdMenu()
  useLaneKeys()
  useDecisionBlock(helping)
  useKeyBindings({
    help: () => setHelping((shown) => !shown),
    jump: () => setFinding(true),
    sidebar: toggle,
    bars: () => bars.current?.querySelector<HTMLElement>('a, button')?.focus(),
    close: helping && (() => setHelping(false)),
  })
  return (
    <div className="flex h-full">
      <Sidebar onFind={() => setFinding(true)} onHelp={() => setHelping(true)} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div ref={bars} className="contents">
          <OfflineBar />
          <LostDecisionsBar />
          <UnreadDraftsBar />
          <SessionEndBar />
          <MaintenanceBar />
          <UpdateBar />
          <BatchEndBar />
        </div>
        <div className="relative flex min-h-0 flex-1">
          <main className="min-w-0 flex-1">
            <Outlet />
          </main>
          {beside && <BesidePane beside={beside} onOpen={setBeside} />}
          <HeldDecision />
          {helping && <KeysPane onClose={() => setHelping(false)} />}
        </div>
      </div>
      <ConsolePalette
        open={finding}
        onOpenChange={setFinding}
        onHelp={() => setHelping(true)}
        openBeside={setBeside}
      />
    </div>
  )
}
