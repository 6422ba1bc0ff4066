import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/button'
import { Card } from '@trassa/ui/card'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { adHref } from '../../../lib/ad-addresses.ts'
import { PATHS } from '../../../lib/paths.ts'

interface Outcome {
  title: string
  text: string
}

function outcomeOf({ stat, revision }: EditableAd): Outcome {
  if (stat === AD_STATS.moderation.stat) {
    return {
      title: 'На проверке – обычно до 15 минут',
      text: 'Сообщим, когда объявление появится в поиске. Пока его можно изменить в «Моих объявлениях».',
    }
  }
  if (stat === AD_STATS.active.stat && revision === 'pending') {
    return {
      title: 'Изменения сохранены',
      text: 'Самое важное и фотографии сначала проверит модератор. До этого покупатели видят прежнее.',
    }
  }
  if (stat === AD_STATS.active.stat) {
    return { title: 'Опубликовано', text: 'Объявление уже видно в поиске, оно действует 30 дней.' }
  }
  return { title: 'Изменения сохранены', text: 'Они видны в «Моих объявлениях».' }
}

/** What has become of the ad, and where to go now. */
export function Submitted({ ad }: { ad: EditableAd }) {
  const { title, text } = outcomeOf(ad)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  const isLive = ad.stat === AD_STATS.active.stat && ad.citySlug !== null
  return (
    <Card className="mx-auto grid max-w-form justify-items-center gap-3 py-10! text-center">
      <span className="grid size-14 place-items-center rounded-full bg-go text-on-go">
        <Check className="size-7!" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-bold text-heading outline-none">
        {title}
      </h1>
      <p className="font-medium">{ad.title}</p>
      <p className="max-w-100 text-balance text-text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {isLive && (
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
      </div>
    </Card>
  )
}
