import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Link, useLocation } from 'react-router-dom'
import {
  IN_MODERATION,
  type Outcome,
  OutcomeCard,
  PUBLISHED,
} from '../../../shared/ad-view/outcome-card.tsx'
import { adHref } from '../../../shared/addresses/ad-addresses.ts'
import { isAt, PATHS } from '../../../shared/addresses/paths.ts'

function outcomeOf({ stat, revision }: EditableAd, isEdited: boolean): Outcome {
  if (stat === AD_STATS.moderation.stat) return IN_MODERATION
  if (stat === AD_STATS.active.stat && revision === 'pending') {
    return {
      title: 'Изменения сохранены',
      text: 'Самое важное и фотографии сначала проверит модератор. До этого покупатели видят прежнее.',
    }
  }
  if (stat === AD_STATS.active.stat && isEdited) {
    return { title: 'Изменения сохранены', text: 'Покупатели уже видят их в объявлении.' }
  }
  if (stat === AD_STATS.active.stat) return PUBLISHED
  return { title: 'Изменения сохранены', text: 'Они видны в «Моих объявлениях».' }
}

/** The outcome of submitting an ad or of changing one, which its address tells, with links onwards. */
export default function Submitted({ ad }: { ad: EditableAd }) {
  const isEdited = isAt(useLocation().pathname, PATHS.editAd)
  const isPublished = ad.stat === AD_STATS.active.stat && ad.citySlug !== null
  return (
    <OutcomeCard outcome={outcomeOf(ad, isEdited)} subject={ad.title}>
      {isPublished && (
        <Button render={<Link to={adHref({ ...ad, citySlug: ad.citySlug ?? '' })} />}>
          Открыть объявление
        </Button>
      )}
      <Button variant="secondary" render={<Link to={PATHS.myAds} />}>
        Мои объявления
      </Button>
      <Button variant="quiet" render={<Link to={PATHS.createAd} />}>
        Разместить ещё одно
      </Button>
    </OutcomeCard>
  )
}
