import { relativeTime } from '@trassa/catalog/format/dates'
import { priceLabel } from '@trassa/catalog/format/price-label'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { Description } from '@trassa/ui/display/description'
import { useNow } from '../../lib/use-now.ts'
import { AdStatus } from '../ads/ad-status.tsx'
import { PublicPageLink } from '../ads/public-page-link.tsx'
import { AdAttributes } from './ad-attributes.tsx'
import { AdProposal } from './ad-proposal.tsx'
import { AdRisk } from './ad-risk.tsx'
import { ChangesPart } from './evidence/changes-part.tsx'
import { LinkTargets } from './link-targets-list.tsx'
import { AdPhotos } from './photos/ad-photos.tsx'
import { ReasonList } from './reason-list.tsx'
import { Section } from './section.tsx'

const MINUTE_MS = 60_000

/** Whether it waits again after a fault was found; an appeal is about the reasons of the block, which it has. */
const isResubmitted = ({ lane, reviewRequired }: ModeratedAd) =>
  reviewRequired && lane !== null && lane !== 'appeals'

interface AdViewProps {
  ad: ModeratedAd
  /** Whether the keys act on this ad (`decision-keys.ts`). */
  hasKeys?: boolean
}

/** The ad itself, as its owner means it; who that is and what has happened stand in `AdBackground`. */
export function AdView({ ad, hasKeys = true }: AdViewProps) {
  const now = useNow(MINUTE_MS)
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={ad.title}>
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 className="select-text font-bold text-heading">{ad.title}</h2>
          <span className="font-bold text-heading">{priceLabel(ad.price)}</span>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-text-muted">
          <AdStatus ad={ad} />
          <span className="select-text">№ {ad.id}</span>
          <span>{ad.cityName ?? 'город не указан'}</span>
          {ad.publishedAt && <PublicPageLink id={ad.id} hasKeys={hasKeys} />}
          {ad.lane && ad.queuedAt && <span>в очереди: {relativeTime(ad.queuedAt, now)}</span>}
        </p>
        <AdRisk risk={ad.risk} />
      </header>
      <AdProposal ad={ad} />
      <AdPhotos
        key={ad.id}
        photos={ad.proposed?.photos ?? ad.photos}
        title={ad.title}
        hasKeys={hasKeys}
      />
      {ad.appealText && (
        <Section title="Почему владелец не согласен">
          <p className="select-text whitespace-pre-line">{ad.appealText}</p>
        </Section>
      )}
      {isResubmitted(ad) ? <ChangesPart ad={ad} /> : <ReasonList reasons={ad.reasons} />}
      <Section title="Описание">
        <div className="select-text">
          <Description
            tree={ad.descriptionTree.length > 0 ? ad.descriptionTree : ['Описания нет']}
          />
        </div>
        <LinkTargets tree={ad.descriptionTree} />
      </Section>
      <AdAttributes ad={ad} />
    </article>
  )
}
