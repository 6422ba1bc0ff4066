import { formatPrice } from '@trassa/catalog/format/numbers'
import type { CallAnswer } from '@trassa/contracts/call'
import type { servicePrices } from '@trassa/contracts/calls/payments'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Promotion } from '@trassa/contracts/enumerations/goods'
import { Button } from '@trassa/ui/actions/button'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { Card } from '@trassa/ui/display/card'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { IN_MODERATION, OutcomeCard, PUBLISHED } from '../../../shared/ad-view/outcome-card.tsx'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { WaitNote } from '../../../shared/payment/wait-note.tsx'
import { PageHeading } from '../page-heading.tsx'
import { PromotionList } from './promotion-list.tsx'
import type { PublicationWay } from './publication-ways.ts'
import { useChoose } from './use-choose.ts'

interface ChoiceFormProps {
  ad: EditableAd
  profile: Profile
  /** Ways to publish the ad; none where it is published. */
  ways: readonly PublicationWay[]
  /** Promotions with their prices. */
  promotions: CallAnswer<typeof servicePrices>['promotions']
  /** What the ad is promoted with already. */
  running: AdPromotions['effects']
}

/** The choice for one ad, with its sum. */
export function ChoiceForm({ ad, profile, ways, promotions, running }: ChoiceFormProps) {
  const [wayId, setWayId] = useState<string>()
  const [chosen, setChosen] = useState<readonly Promotion[]>([])
  const { choose, isPending, isPaused, error, published } = useChoose(profile.type)
  if (published) return <Published ad={published} />
  const way = ways.find(({ id }) => id === wayId) ?? ways[0] ?? null
  const bought = promotions.filter(({ promotion }) => chosen.includes(promotion))
  const total = bought.reduce((sum, { price }) => sum + price, way?.price ?? 0)
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <PageHeading>{way ? 'Публикация объявления' : 'Продвижение объявления'}</PageHeading>
        <p className="wrap-anywhere text-text-muted">{ad.title}</p>
      </div>
      {way && (
        <Card>
          <RadioGroup
            label={<span className="font-bold text-body">Как опубликовать</span>}
            hint="Публикации пакета подходят любым разделам и действуют 90 дней."
            options={ways.map(({ id, label, hint }) => ({ value: id, label, hint }))}
            value={way.id}
            onValueChange={setWayId}
          />
        </Card>
      )}
      <PromotionList
        title={way ? 'Добавить продвижение' : 'Что подключить'}
        promotions={promotions}
        running={running}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="sticky bottom-0 -mx-4 grid gap-3 border-t bg-surface px-4 py-4 desk:static desk:mx-0 desk:border-0 desk:px-0">
        {error && (
          <p role="alert" className="text-stop-text">
            {error.message}
          </p>
        )}
        <WaitNote isPending={isPending} isPaused={isPaused} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite" className="font-bold text-title">
            Итого {formatPrice(total)}
          </p>
          <Button
            className="max-desk:w-full"
            loading={isPending}
            disabled={!way && bought.length === 0}
            onClick={() => choose({ ad, way, promotions: bought.map((one) => one.promotion) })}
          >
            {buttonLabel(way, bought.length > 0)}
          </Button>
        </div>
      </div>
    </div>
  )
}

function buttonLabel(way: PublicationWay | null, hasPromotions: boolean): string {
  if (!way?.atOnce) return 'Перейти к оплате'
  return hasPromotions ? 'Опубликовать и перейти к оплате' : 'Опубликовать'
}

/** The ad was published at once, and there is nothing to pay. */
function Published({ ad }: { ad: EditableAd }) {
  const isActive = ad.stat === AD_STATS.active.stat
  return (
    <OutcomeCard outcome={isActive ? PUBLISHED : IN_MODERATION} subject={ad.title}>
      <Button render={<Link to={PATHS.myAds} />}>Мои объявления</Button>
      <Button variant="secondary" render={<Link to={`${PATHS.adPreview}?id=${ad.id}`} />}>
        Открыть объявление
      </Button>
    </OutcomeCard>
  )
}
