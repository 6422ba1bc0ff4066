import { expect, it, vi } from 'vitest'
import { type ClickedPlace, pageMenu } from './page-menu.ts'

const NOTHING: ClickedPlace = {
  x: 5,
  y: 7,
  isEditable: false,
  editFlags: {
    canCopy: true,
    canCut: true,
    canPaste: false,
    canSelectAll: true,
    canUndo: true,
    canRedo: true,
    canDelete: true,
    canEditRichly: false,
  },
  selectionText: '',
  linkURL: '',
  mediaType: 'none',
  misspelledWord: '',
}

function menuAt(place: Partial<ClickedPlace>) {
  const actions = {
    server: 'https://trassa.example',
    copyText: vi.fn(),
    openOutside: vi.fn(),
    openWindow: vi.fn(),
    copyImage: vi.fn(),
    suggestions: ['автомобиль'],
    replaceWord: vi.fn(),
    addWord: vi.fn(),
  }
  const items = pageMenu({ ...NOTHING, ...place }, actions)
  return {
    actions,
    labels: items.map(({ label, type }) => label ?? type),
    items,
    choose: (label: string) =>
      items.find((item) => item.label === label)?.click?.({} as never, undefined, {} as never),
  }
}

it('a text field: what can be done with its text', () => {
  const { labels, items } = menuAt({ isEditable: true })
  expect(labels).toEqual(['Вырезать', 'Скопировать', 'Вставить', 'Выделить всё'])
  expect(items.map(({ enabled }) => enabled)).toEqual([true, true, false, true])
})

it('selected text can be copied; a place with nothing has no menu', () => {
  expect(menuAt({ selectionText: 'VIN' }).labels).toEqual(['Скопировать'])
  expect(menuAt({ selectionText: ' ' }).labels).toEqual([])
})

it('a link to the site opens in the browser, and its address can be copied', () => {
  const linkURL = 'https://trassa.example/moskva/auto/x-1'
  const { labels, choose, actions } = menuAt({ linkURL })
  expect(labels).toEqual(['Открыть в браузере', 'Скопировать адрес ссылки'])
  choose('Открыть в браузере')
  expect(actions.openOutside).toHaveBeenCalledExactlyOnceWith(linkURL)
  choose('Скопировать адрес ссылки')
  expect(actions.copyText).toHaveBeenCalledExactlyOnceWith(linkURL)
})

it.each([
  'https://evil.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'app://other/#/ads',
])('a link in an ad’s text is never opened: %s', (linkURL) => {
  expect(menuAt({ linkURL }).labels).toEqual(['Скопировать адрес ссылки'])
})

it('a link of the console opens in another window', () => {
  const { labels, choose, actions } = menuAt({ linkURL: 'app://console/#/users?id=7' })
  expect(labels).toEqual(['Открыть в новом окне'])
  choose('Открыть в новом окне')
  expect(actions.openWindow).toHaveBeenCalledExactlyOnceWith('/users?id=7')
})

it('a photograph inside a link has both parts, divided', () => {
  const { labels, choose, actions } = menuAt({
    mediaType: 'image',
    linkURL: 'https://trassa.example/x',
  })
  expect(labels).toEqual([
    'Открыть в браузере',
    'Скопировать адрес ссылки',
    'separator',
    'Скопировать фотографию',
  ])
  choose('Скопировать фотографию')
  expect(actions.copyImage).toHaveBeenCalledExactlyOnceWith(5, 7)
})

it('a misspelled word can be replaced or added to the own words', () => {
  const { labels, choose, actions } = menuAt({ isEditable: true, misspelledWord: 'автомабиль' })
  expect(labels.slice(0, 4)).toEqual(['автомобиль', 'separator', 'Добавить в словарь', 'separator'])
  choose('автомобиль')
  expect(actions.replaceWord).toHaveBeenCalledExactlyOnceWith('автомобиль')
  choose('Добавить в словарь')
  expect(actions.addWord).toHaveBeenCalledExactlyOnceWith('автомабиль')
})
