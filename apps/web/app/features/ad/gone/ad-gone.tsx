import type { GoneAd, ListedAd } from '@trassa/contracts/entities/ad'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { PATHS } from '../../../shared/addresses/paths.ts'
import SimilarAds from '../similar-ads.tsx'

interface Notice {
  title: string
  text: string
}

const NOTICES: Record<GoneAd['outcome'], Notice> = {
  sold: { title: 'Уже продано', text: 'Продавец снял объявление: покупатель нашёлся.' },
  withdrawn: { title: 'Снято с публикации', text: 'Продавец снял объявление.' },
  expired: {
    title: 'Срок объявления истёк',
    text: 'Продавец его пока не продлил. Возможно, оно ещё вернётся.',
  },
  blocked: { title: 'Объявление заблокировано', text: 'Оно нарушало правила, и мы его сняли.' },
}

interface AdGoneProps {
  ad: GoneAd
  similar: readonly ListedAd[]
  now: string
}

/** The page of an ad that is no more: why, and others like it. */
export default function AdGone({ ad, similar, now }: AdGoneProps) {
  const { title, text } = NOTICES[ad.outcome]
  return (
    <>
      <EmptyState
        title={title}
        heading="h1"
        actions={
          <>
            <Button render={<Link to={listHref(ad)} />}>
              Другие объявления: <span className="whitespace-nowrap">{ad.cityName}</span>
            </Button>
            <Button variant="secondary" render={<Link to={PATHS.home} />}>
              Вернуться на главную
            </Button>
          </>
        }
      >
        {ad.title && <span className="block font-medium text-text">{ad.title}</span>}
        {text}
      </EmptyState>
      <SimilarAds ads={similar} now={now} />
    </>
  )
}
