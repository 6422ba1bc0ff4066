import { Menu, type MenuItemConstructorOptions } from 'electron'

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

const VIEW: MenuItemConstructorOptions = {
  label: 'Вид',
  submenu: [
    { role: 'zoomIn', label: 'Крупнее' },
    { role: 'zoomOut', label: 'Мельче' },
    { role: 'resetZoom', label: 'Обычный размер' },
    { role: 'togglefullscreen', label: 'Во весь экран' },
    { role: 'quit', label: 'Выйти из программы' },
  ],
}

/** A menu without reload and developer tools, whose shortcuts the default menu would add. */
export function setMenu(): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate([EDIT, VIEW]))
}
