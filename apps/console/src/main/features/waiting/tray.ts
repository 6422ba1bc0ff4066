import { LANE_NAMES, QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import { app, Menu, type MenuItemConstructorOptions, nativeImage, Tray } from 'electron'
import icon from '../../../../../../resources/installer/icons/32x32.png?inline'
import { type LaneCounts, titleWith, totalOf } from './waiting-ads.ts'

export interface TrayActions {
  /** At a path of the renderer's router, in the window that was active last. */
  show: (path?: string) => void
  openWindow: () => void
}

export interface ConsoleTray {
  setShown: (shown: boolean) => void
  isShown: () => boolean
  update: (counts: LaneCounts | null) => void
}

function menuOf(counts: LaneCounts | null, { show, openWindow }: TrayActions) {
  const lanes: MenuItemConstructorOptions[] = counts
    ? QUEUE_LANES.map((lane) => ({
        label: `${LANE_NAMES[lane]}: ${counts[lane]}`,
        click: () => show(`/queue/${lane}`),
      }))
    : [{ label: 'Открыть консоль', click: () => show() }]
  return Menu.buildFromTemplate([
    ...lanes,
    { type: 'separator' },
    { label: 'Новое окно', click: openWindow },
    { label: 'Выйти из программы', click: () => app.quit() },
  ])
}

/** The icon in the system's tray, with the lanes and how many ads wait in each. */
export function createConsoleTray(title: string, actions: TrayActions): ConsoleTray {
  let tray: Tray | null = null
  let counts: LaneCounts | null = null

  function draw(): void {
    // Where the taskbar has an icon of the program, it bears the number too.
    app.setBadgeCount(counts ? totalOf(counts) : 0)
    tray?.setToolTip(titleWith(title, counts))
    tray?.setTitle(counts ? String(totalOf(counts)) : '')
    tray?.setContextMenu(menuOf(counts, actions))
  }

  return {
    setShown(shown) {
      if (shown === (tray !== null)) return
      tray?.destroy()
      tray = shown ? new Tray(nativeImage.createFromDataURL(icon)) : null
      tray?.on('click', () => actions.show())
      draw()
    },
    isShown: () => tray !== null,
    update(next) {
      counts = next
      draw()
    },
  }
}
