import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import { APP_ORIGIN } from '../../../shared/app-url.ts'
import { mayOpenOutside } from '../../security/navigation.ts'

type Item = MenuItemConstructorOptions
/** What of Electron's description of the clicked place the menu depends on. */
export type ClickedPlace = Pick<
  ContextMenuParams,
  | 'x'
  | 'y'
  | 'isEditable'
  | 'editFlags'
  | 'selectionText'
  | 'linkURL'
  | 'mediaType'
  | 'misspelledWord'
>

export interface PageMenuActions {
  server: string | null
  copyText: (text: string) => void
  openOutside: (address: string) => void
  /** At a path of the renderer's router. */
  openWindow: (path: string) => void
  copyImage: (x: number, y: number) => void
  /** Likely spellings of the misspelled word of the place. */
  suggestions: readonly string[]
  replaceWord: (word: string) => void
  addWord: (word: string) => void
}

const OWN_LINK = `${APP_ORIGIN}/#`

function linkItems({ linkURL }: ClickedPlace, actions: PageMenuActions): Item[] {
  if (linkURL === '') return []
  if (linkURL.startsWith(`${OWN_LINK}/`)) {
    const path = linkURL.slice(OWN_LINK.length)
    return [{ label: 'Открыть в новом окне', click: () => actions.openWindow(path) }]
  }
  const copy = { label: 'Скопировать адрес ссылки', click: () => actions.copyText(linkURL) }
  if (!mayOpenOutside(linkURL, actions.server)) return [copy]
  return [{ label: 'Открыть в браузере', click: () => actions.openOutside(linkURL) }, copy]
}

function spellingItems({ misspelledWord }: ClickedPlace, actions: PageMenuActions): Item[] {
  if (misspelledWord === '') return []
  const suggestions: Item[] = actions.suggestions.map((word) => ({
    label: word,
    click: () => actions.replaceWord(word),
  }))
  if (suggestions.length === 0) suggestions.push({ label: 'Похожих слов нет', enabled: false })
  return [
    ...suggestions,
    { type: 'separator' },
    { label: 'Добавить в словарь', click: () => actions.addWord(misspelledWord) },
  ]
}

const imageItems = ({ mediaType, x, y }: ClickedPlace, actions: PageMenuActions): Item[] =>
  mediaType === 'image'
    ? [{ label: 'Скопировать фотографию', click: () => actions.copyImage(x, y) }]
    : []

function textItems({ isEditable, editFlags, selectionText }: ClickedPlace): Item[] {
  const copy: Item = { role: 'copy', label: 'Скопировать', enabled: editFlags.canCopy }
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy]
  return [
    { role: 'cut', label: 'Вырезать', enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: 'Вставить', enabled: editFlags.canPaste },
    { role: 'selectAll', label: 'Выделить всё', enabled: editFlags.canSelectAll },
  ]
}

/** The menu of a place of the page: its misspelled word, its link, its photograph, its text; empty where there is nothing to do. */
export function pageMenu(place: ClickedPlace, actions: PageMenuActions): Item[] {
  const parts = [
    spellingItems(place, actions),
    linkItems(place, actions),
    imageItems(place, actions),
    textItems(place),
  ]
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [{ type: 'separator' } as const, ...part]))
}
