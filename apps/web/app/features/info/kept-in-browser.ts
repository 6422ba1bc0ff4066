import { KEPT_KEYS, type KeptKey } from '../../lib/browser/kept-keys.ts'

interface Kept {
  /** The values, in the policy's words. */
  what: string
  until: string
}

const TAB = 'до закрытия вкладки'
const CLEARED = 'пока вы не удалите'

/** What the policy says about each value in a browser's storage. */
const KEPT: Record<KeptKey, Kept> = {
  city: { what: 'выбранный город или регион', until: CLEARED },
  listView: { what: 'вид списков: карточки или строки', until: CLEARED },
  visits: {
    what: 'время этого и прошлого посещения списков, чтобы отметить новое',
    until: CLEARED,
  },
  hiddenAds: { what: 'номера скрытых объявлений, не больше трёхсот', until: CLEARED },
  recentlySeen: { what: 'недавно просмотренные объявления', until: CLEARED },
  compared: { what: 'объявления для сравнения', until: CLEARED },
  favorites: { what: 'номера избранных объявлений', until: 'до входа в профиль' },
  queries: { what: 'последние шесть поисковых запросов', until: CLEARED },
  adForm: { what: 'недописанное объявление', until: 'до его отправки' },
  photos: {
    what: 'отпечатки файлов, отправленных как фотографии объявлений, чтобы не добавить одну дважды',
    until: TAB,
  },
  mailForm: {
    what: 'недописанный вопрос или заявка вместе с контактом',
    until: `до отправки, самое долгое ${TAB}`,
  },
  profileDraft: {
    what: 'несохранённые изменения профиля',
    until: `до сохранения, самое долгое ${TAB}`,
  },
  phoneChange: {
    what: 'начатая смена телефона: новый номер и время запроса кодов',
    until: `пять минут, самое долгое ${TAB}`,
  },
  login: {
    what: 'начатый вход: номер телефона и время запроса кода',
    until: `пять минут, самое долгое ${TAB}`,
  },
  return: { what: 'страница, с которой вы начали вход', until: TAB },
  reloaded: { what: 'время перезагрузки страницы, часть которой не загрузилась', until: TAB },
}

/** React Router's own (`ScrollRestoration`): no key of ours, and not worth a byte on every page. */
const SCROLL: Kept & { key: string } = {
  key: 'react-router-scroll-positions',
  what: 'место, до которого прокручены открытые страницы, чтобы «Назад» вернуло к нему',
  until: TAB,
}

const sentence = (key: string, { what, until }: Kept) => `${key} – ${what}; хранится ${until}.`

/** A sentence of the policy for each key of a browser's storage, the key itself named. */
export const keptSentences = (): string[] => [
  ...(Object.keys(KEPT) as KeptKey[]).map((name) => sentence(KEPT_KEYS[name], KEPT[name])),
  sentence(SCROLL.key, SCROLL),
]
