import type { PaletteItem } from '@trassa/ui/overlays/palette-list'

/** A line of the palette and what it does. */
export interface Entry extends PaletteItem {
  /** @param beside the pane beside the present page instead of another page, where the entry has one */
  open: (beside: boolean) => void
  /** Listed again while nothing is typed. */
  isRecord?: true
  /** Needs no answer of the server. */
  isCommand?: true
}

export interface EntryGroup {
  title: string
  items: readonly Entry[]
}
