import { type ReactNode, use } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { MarkContext } from '../../lib/document/mark.ts'
import { useWasHydrated } from '../../lib/hydration/use-was-hydrated.ts'
import { PageIcon } from '../page-icon/page-icon.tsx'
import { type ListView, VIEW_SCRIPT, viewStore } from './view-store.ts'

const useView = (): ListView => useStore(viewStore, 'cards')

/**
 * Everything inside is drawn as `data-view` says (`in-data-[view=rows]:`). The remembered view is there
 * before the first paint, so that hydration shifts nothing.
 */
export function ListViewFrame({ children }: { children: ReactNode }) {
  const view = useView()
  const mark = use(MarkContext)
  const wasHydrated = useWasHydrated()
  return (
    <div data-view={view} suppressHydrationWarning>
      {wasHydrated && (
        <script
          nonce={mark}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: VIEW_SCRIPT }}
        />
      )}
      {children}
    </div>
  )
}

const VIEWS = [
  { id: 'cards', label: 'Карточками', icon: <PageIcon name="layout-grid" /> },
  { id: 'rows', label: 'Строками', icon: <PageIcon name="rows-3" /> },
] as const

/** Chooses between cards and rows, and remembers it. */
export function ListViewSwitch() {
  const view = useView()
  return (
    <fieldset aria-label="Вид списка" className="view-switch">
      {VIEWS.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          aria-pressed={view === id}
          title={label}
          onClick={() => viewStore.write(id)}
        >
          {icon}
        </button>
      ))}
    </fieldset>
  )
}
