import { BrowserWindow, dialog, type FileFilter } from 'electron'

/** Asks by the system's own dialog where a file is to be saved. @returns `null` where the person cancels */
export async function chooseSavePath(
  defaultPath: string,
  filter: FileFilter,
): Promise<string | null> {
  const options = { defaultPath, filters: [filter] }
  const window = BrowserWindow.getFocusedWindow()
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options))
  return canceled || filePath === '' ? null : filePath
}
