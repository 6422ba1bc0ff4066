import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { Copy, Inbox, type LucideIcon, MessageSquareWarning, RotateCcw, Scale } from 'lucide-react'

/** The icon of a lane, in the sidebar and the palette. */
export const LANE_ICONS: Record<QueueLane, LucideIcon> = {
  new: Inbox,
  revisions: RotateCcw,
  complaints: MessageSquareWarning,
  appeals: Scale,
  duplicates: Copy,
}
