import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { formatDate } from '@trassa/catalog/format/dates'
import type { Ad, ListedAd } from '@trassa/contracts/entities/ad'
import type { MarketPrice } from '@trassa/contracts/entities/market-price'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { useMemo } from 'react'
import { latePart } from '../../lib/hydration/late-part.tsx'
import { AdView } from '../../shared/ad-view/ad-view.tsx'
import { type AnsweredForm, usePhone } from '../../shared/phone/use-phone.ts'
import { AdPath } from './ad-path.tsx'
import { Offer } from './offer.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SeenAd } from './seen-ad.ts'

const AdActions = latePart(() => import('./actions/ad-actions.tsx'))
const AdBadges = latePart(() => import('./ad-badges.tsx'))
const AdPrint = latePart(() => import('./ad-print.tsx'))
const SimilarAds = latePart(() => import('./similar-ads.tsx'))

interface AdPageProps {
  ad: Ad
  /** Of the ad's type. */
  form: FormDefinition
  /** ISO time of the page. */
  now: string
  /** The price among comparable ones; `null` where there are too few. */
  market: MarketPrice | null
  /** Other ads like this one. */
  similar: readonly ListedAd[]
  /** What the form for the phone was answered with, where the page is that answer. */
  answered?: AnsweredForm | undefined
}

/** The ad as a buyer sees it. */
export function AdPage({ ad, form, now, market, similar, answered }: AdPageProps) {
  const phone = usePhone(ad.id, answered)
  // One object for all renders: late parts compare what they are given.
  const at = useMemo(() => new Date(now), [now])
  return (
    <article className="flex flex-col gap-6">
      <SeenAd ad={ad} />
      <div className="flex flex-col gap-2">
        <PagePart>
          <AdPath ad={ad} />
        </PagePart>
        <h1 className="wrap-anywhere font-bold text-title desk:text-heading">{ad.title}</h1>
        <PagePart>
          <AdBadges ad={ad} now={at} />
        </PagePart>
      </div>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px] desk:gap-8">
        <div className="flex min-w-0 flex-col gap-8 print:relative print:gap-5">
          <AdView ad={ad} form={form}>
            <div className="desk:hidden">
              <Offer ad={ad} now={at} phone={phone} market={market} />
            </div>
          </AdView>
          <AdActions ad={ad} />
          <noscript>
            <p className="text-caption text-text-muted">
              В браузере выключен JavaScript: без него нельзя добавить объявление в избранное,
              поделиться им и пожаловаться. Телефон откроется на новой странице.
            </p>
          </noscript>
          <p className="text-caption text-text-muted">
            Объявление № {ad.id}
            {ad.publishedAt && <>, опубликовано {formatDate(ad.publishedAt, at)}</>}
          </p>
          <AdPrint ad={ad} phone={phone.phone} />
        </div>
        <aside aria-label="Цена и продавец" className="sticky top-4 hidden desk:block">
          <Offer ad={ad} now={at} phone={phone} market={market} />
        </aside>
      </div>
      <PagePart>
        <SimilarAds ads={similar} now={now} />
      </PagePart>
      <PhoneBar phone={phone} />
    </article>
  )
}
