import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'
import type { Commands } from './commands.ts'
import { SHORTCUTS, type Shortcutted } from './shortcuts.ts'

/** The keys are shown here and handled by `listenToShortcuts`. */
const itemOf = (commands: Commands, command: Shortcutted): MenuItemConstructorOptions => ({
  label: SHORTCUTS[command].label,
  accelerator: SHORTCUTS[command].accelerator,
  registerAccelerator: false,
  click: (_item, window) => commands[command](window instanceof BrowserWindow ? window : undefined),
})

const EDIT: MenuItemConstructorOptions = {
  label: 'Правка',
  submenu: [
    { role: 'undo', label: 'Отменить' },
    { role: 'redo', label: 'Повторить' },
    { type: 'separator' },
    { role: 'cut', label: 'Вырезать' },
    { role: 'copy', label: 'Скопировать' },
    { role: 'paste', label: 'Вставить' },
    { role: 'selectAll', label: 'Выделить всё' },
  ],
}

/** A menu without reload and developer tools, whose shortcuts the default menu would add. */
export function setMenu(commands: Commands): void {
  const item = (command: Shortcutted) => itemOf(commands, command)
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      {
        label: 'Файл',
        submenu: [
          item('newWindow'),
          item('print'),
          { type: 'separator' },
          { role: 'close', label: 'Закрыть окно' },
          { role: 'quit', label: 'Выйти из программы' },
        ],
      },
      EDIT,
      {
        label: 'Вид',
        submenu: [
          item('zoomIn'),
          item('zoomOut'),
          item('zoomReset'),
          { role: 'togglefullscreen', label: 'Во весь экран' },
        ],
      },
    ]),
  )
}
