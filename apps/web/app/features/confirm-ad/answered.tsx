import type { ConfirmedAd } from '@trassa/contracts/entities/ad-confirmation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { QUOTA_REFUSALS } from '@trassa/contracts/quota-texts'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { IN_MODERATION, OutcomeCard, PUBLISHED } from '../../shared/ad-view/outcome-card.tsx'
import { adHref } from '../../shared/addresses/ad-addresses.ts'
import { adPaymentHref } from '../../shared/addresses/paths.ts'
import { ToOwnAds } from './to-own-ads.tsx'

const DISOWNED = {
  title: 'Черновик удалён',
  text: 'Спасибо, что сообщили. Модераторы увидят ваш ответ, и без вас это объявление не опубликуют.',
}

/** The outcome of the owner's answer. */
export function Answered({ ad }: { ad: ConfirmedAd }) {
  if (ad.stat === AD_STATS.deleted.stat) {
    return <OutcomeCard outcome={DISOWNED} subject={ad.title} />
  }
  if (ad.stat === AD_STATS.draft.stat) {
    const { title, text } = QUOTA_REFUSALS[ad.sellerType]
    return (
      <EmptyState
        title={title}
        actions={
          <>
            <Button render={<Link to={adPaymentHref(ad.id)} />}>Оплатить публикацию</Button>
            <ToOwnAds list="drafts" />
          </>
        }
      >
        Вы подтвердили объявление, оно сохранено в черновиках. {text}
      </EmptyState>
    )
  }
  const isPublished = ad.stat === AD_STATS.active.stat && ad.citySlug !== null
  return (
    <OutcomeCard outcome={isPublished ? PUBLISHED : IN_MODERATION} subject={ad.title}>
      {isPublished && (
        <Button render={<Link to={adHref({ ...ad, citySlug: ad.citySlug ?? '' })} />}>
          Открыть объявление
        </Button>
      )}
      <ToOwnAds />
    </OutcomeCard>
  )
}
