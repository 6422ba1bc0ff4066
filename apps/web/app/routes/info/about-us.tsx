import { PRODUCT_NAME } from '@trassa/contracts/product'
import { Link } from 'react-router-dom'
import { Article } from '../../features/info/article.tsx'
import { plainMeta } from '../../lib/plain-meta.ts'
import { PATHS } from '../../shared/addresses/paths.ts'

const TITLE = 'О проекте'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const meta = () =>
  plainMeta({ title: TITLE, description: `${PRODUCT_NAME} – объявления о продаже автомобилей.` })

export default function AboutUs() {
  return (
    <Article title={TITLE}>
      <p>
        {PRODUCT_NAME} – это объявления о продаже автомобилей по всей России. Продавец рассказывает
        о машине сам, покупатель звонит ему напрямую: без посредников и комиссий.
      </p>
      <h2>Чему можно верить</h2>
      <p>
        Объявление появляется в поиске после проверки модератором. Он смотрит на фотографии,
        описание и цену и просит исправить то, что вызывает вопросы.
      </p>
      <h2>Что уже есть</h2>
      <p>
        Легковые автомобили: поиск с фильтрами, объявления с фотографиями, черновики и архив.
        Остальной транспорт, запчасти и услуги появятся позже.
      </p>
      <p>
        <Link to={PATHS.createAd}>Разместить объявление</Link> или{' '}
        <Link to={PATHS.help}>прочитать, как всё устроено</Link>.
      </p>
    </Article>
  )
}
