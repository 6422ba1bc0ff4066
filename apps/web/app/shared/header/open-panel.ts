import { createContext, use, useState } from 'react'

/** What the header opens over the page: only one at a time (spec §2). */
export type Panel = 'services' | 'account' | 'city'

interface OpenPanel {
  panel: Panel | null
  setPanel: (panel: Panel | null) => void
}

export const OpenPanelContext = createContext<OpenPanel>({ panel: null, setPanel: () => {} })

/** The value for `OpenPanelContext`. */
export function useOpenPanel(): OpenPanel {
  const [panel, setPanel] = useState<Panel | null>(null)
  return { panel, setPanel }
}

interface UsedPanel {
  open: boolean
  /** True after the first opening: from then on the panel's code is loaded and stays mounted. */
  wanted: boolean
  setOpen: (open: boolean) => void
}

/** Opening one panel closes the others. */
export function usePanel(name: Panel): UsedPanel {
  const { panel, setPanel } = use(OpenPanelContext)
  const open = panel === name
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return { open, wanted, setOpen: (next) => setPanel(next ? name : null) }
}
