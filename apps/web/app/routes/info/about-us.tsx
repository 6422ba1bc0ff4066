import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { Link } from 'react-router-dom'
import { Article } from '../../features/info/article.tsx'
import { infoMeta } from '../../features/info/info-meta.ts'
import { PATHS } from '../../shared/addresses/paths.ts'

const TITLE = 'О проекте'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const meta = infoMeta({
  title: TITLE,
  description: `${PRODUCT_NAME} – объявления о транспорте, запчастях и услугах по всей России.`,
  path: PATHS.about,
})

export default function AboutUs() {
  return (
    <Article title={TITLE}>
      <p>
        {PRODUCT_NAME} – это объявления о транспорте, запчастях и услугах по всей России. Продавец
        рассказывает о своём товаре сам, покупатель звонит ему напрямую: без посредников и комиссий.
      </p>
      <h2>Что здесь продают</h2>
      <p>
        Легковые и грузовые автомобили, автобусы, прицепы, сельскохозяйственную и строительную
        технику, мотоциклы, снегоходы, квадроциклы, водный и электротранспорт, запчасти, шины, диски
        и аксессуары; предлагают услуги. Всего {AD_TYPES.length} вида объявлений, у каждого своя
        форма и свои фильтры.
      </p>
      <h2>Чему можно верить</h2>
      <p>
        Каждое объявление проходит автоматическую проверку: цена, фотографии, VIN, контакты в
        тексте. То, что вызывает вопросы, смотрит модератор и просит исправить. Телефон продавца
        виден только после нажатия и только людям.
      </p>
      <h2>Сколько это стоит</h2>
      <p>
        Смотреть, искать и звонить – бесплатно. Частное лицо бесплатно размещает одно объявление о
        транспорте и пять о запчастях и услугах. У компаний бесплатных объявлений нет.
      </p>
      <p>
        <Link to={PATHS.createAd}>Разместить объявление</Link> или{' '}
        <Link to={PATHS.help}>прочитать, как всё устроено</Link>.
      </p>
    </Article>
  )
}
