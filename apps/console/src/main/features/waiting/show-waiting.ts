import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'
import type { Role } from '@trassa/contracts/enumerations/users'
import { BrowserWindow, Notification } from 'electron'
import { batchEndNotice, type Notice, noticeOf } from './notices.ts'
import type { ConsoleTray } from './tray.ts'
import type { LaneCounts } from './waiting-ads.ts'
import { titleWith } from './waiting-ads.ts'

interface WaitingOptions {
  title: string
  tray: ConsoleTray
  readRole: () => Role | null
  mayNotify: () => boolean
  /** At a path of the renderer's router, in the window that was active last. */
  show: (path: string) => void
}

export interface WaitingDisplay {
  /** New counts; `null` after the logout. */
  update: (counts: LaneCounts | null) => void
  /** A batch of the person who is logged in has ended; windows that have the focus say so themselves. */
  tellBatchEnd: (end: BatchEnd) => void
  /** Gives a window its title and keeps it. */
  entitle: (window: BrowserWindow) => void
}

/** Shows how many ads wait, in titles, tray and notifications; notifies of batches, too. */
export function createWaitingDisplay(options: WaitingOptions): WaitingDisplay {
  const { title, tray, readRole, mayNotify, show } = options
  let counts: LaneCounts | null = null
  /** A notification without a reference is collected, and its click is lost. */
  let shown: Notification | null = null

  function notify({ title, body, path }: Notice): void {
    if (!mayNotify() || !Notification.isSupported()) return
    shown?.close()
    shown = new Notification({ title, body })
    shown.on('click', () => show(path))
    shown.show()
  }

  return {
    update(next) {
      const isWatched = BrowserWindow.getFocusedWindow() !== null
      const notice = next && noticeOf(counts, next, { role: readRole(), isWatched })
      counts = next
      tray.update(next)
      for (const window of BrowserWindow.getAllWindows()) window.setTitle(titleWith(title, next))
      if (notice) notify(notice)
    },
    tellBatchEnd(end) {
      if (BrowserWindow.getFocusedWindow() === null) notify(batchEndNotice(end))
    },
    entitle(window) {
      window.setTitle(titleWith(title, counts))
      window.on('page-title-updated', (event) => event.preventDefault())
    },
  }
}
