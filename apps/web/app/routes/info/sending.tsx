import { Link } from 'react-router-dom'
import { Article } from '../../features/info/article.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'
import { PATHS } from '../../shared/addresses/paths.ts'

const TITLE = 'Рассылка в Telegram'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const meta = () => plainMeta({ title: TITLE, noindex: true })

/** spec §2: the Telegram mailing, before it exists: what is planned, and what serves instead. */
export default function Sending() {
  return (
    <Article title={TITLE}>
      <p>
        Скоро здесь можно будет сохранить поиск и получать новые объявления сообщением в Telegram.
        Пока рассылки нет.
      </p>
      <h2>Как узнавать о новом сейчас</h2>
      <ul className="list-disc space-y-2 pl-6">
        <li>
          В <Link to={PATHS.search}>списках объявлений</Link> отмечено то, что появилось после
          вашего прошлого посещения.
        </li>
        <li>
          Добавьте объявление в избранное: снижение цены будет видно в списке{' '}
          <Link to={PATHS.favorites}>«Избранное»</Link>.
        </li>
        <li>
          У каждого списка есть лента RSS: адрес списка можно добавить в программу для чтения лент.
        </li>
      </ul>
    </Article>
  )
}
