import { filterTotals } from '@trassa/contracts/calls/filter'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { Link } from 'react-router-dom'
import { PartnerServices } from '../../features/info/about/partner-services.tsx'
import { SiteFigures } from '../../features/info/about/site-figures.tsx'
import { Article } from '../../features/info/article.tsx'
import { COMPANY_ADS_TEXT, FREE_ADS_TEXT } from '../../features/info/free-ads-texts.ts'
import { infoMeta } from '../../features/info/info-meta.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { clientLoad, type LoadContext, serverLoad } from '../../shared/api/route-loader.ts'
import type { Route } from './+types/about-us'

const TITLE = 'О проекте'

/** The page stands without its figures, too. */
const load = async ({ api }: LoadContext) => ({
  title: TITLE,
  totals: await api.ask(filterTotals).catch(() => null),
})

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta = infoMeta({
  title: TITLE,
  description: `${PRODUCT_NAME} – объявления о транспорте, запчастях и услугах по всей России.`,
  path: PATHS.about,
})

export default function AboutUs({ loaderData: { totals } }: Route.ComponentProps) {
  return (
    <Article title={TITLE}>
      <p>
        {PRODUCT_NAME} – это объявления о транспорте, запчастях и услугах по всей России. Продавец
        рассказывает о своём товаре сам, покупатель звонит ему напрямую: без посредников и комиссий.
      </p>
      <SiteFigures totals={totals} />
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
        Смотреть, искать и звонить – бесплатно. {FREE_ADS_TEXT} {COMPANY_ADS_TEXT}
      </p>
      <p>
        <Link to={PATHS.createAd}>Разместить объявление</Link> или{' '}
        <Link to={PATHS.help}>прочитать, как всё устроено</Link>.
      </p>
      <PartnerServices />
    </Article>
  )
}
