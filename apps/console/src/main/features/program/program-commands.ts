import type { Commands } from '../../windows/commands.ts'
import type { Windows } from '../../windows/windows.ts'
import { changedZoom, type ZoomChange } from '../../windows/zoom.ts'
import type { ProgramSettingsStore } from './program-settings.ts'

interface CommandsOptions {
  windows: Windows
  settings: ProgramSettingsStore
}

/** What the program's keys and its menu do. */
export function programCommands({ windows, settings }: CommandsOptions): Commands {
  function zoom(change: ZoomChange): void {
    const percent = changedZoom(settings.read().zoom, change)
    settings.change({ zoom: percent })
    for (const { webContents } of windows.all()) webContents.setZoomFactor(percent / 100)
  }
  return {
    newWindow: () => void windows.open(),
    print: (window) => (window ?? windows.active())?.webContents.print(),
    zoomIn: () => zoom('larger'),
    zoomOut: () => zoom('smaller'),
    zoomReset: () => zoom('reset'),
  }
}
