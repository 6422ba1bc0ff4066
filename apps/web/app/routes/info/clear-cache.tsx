import { ClearCache } from '../../features/clear-cache/clear-cache.tsx'
import { Article } from '../../features/info/article.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'

const TITLE = 'Очистка данных сайта'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

/** The browser's own cache of this site is dropped with the answer; cookies and the login stay. */
export const headers = () => ({ 'clear-site-data': '"cache"', 'cache-control': 'no-store' })

export const meta = () => plainMeta({ title: TITLE, noindex: true })

/** spec §2, §9: what the site keeps in the browser is removed at a press. */
export default function ClearCachePage() {
  return (
    <Article title={TITLE}>
      <p>
        Если сайт показывает старое или работает неправильно, удалите то, что он хранит в этом
        браузере: сохранённые страницы, выбранный город, вид списков, недавно просмотренные,
        избранное до входа и недописанные формы. Вход в профиль и всё, что хранится в нём,
        останутся.
      </p>
      <ClearCache />
    </Article>
  )
}
