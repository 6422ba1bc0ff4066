import { Article } from '../../features/info/article.tsx'
import { QuestionsList } from '../../features/info/questions-list.tsx'
import { plainMeta } from '../../lib/plain-meta.ts'

const TITLE = 'Помощь'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const meta = () =>
  plainMeta({ title: TITLE, description: 'Вход, размещение объявлений, проверка, фотографии.' })

export default function Help() {
  return (
    <Article title={TITLE}>
      <QuestionsList />
    </Article>
  )
}
