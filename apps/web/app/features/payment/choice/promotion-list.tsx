import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import {
  PROMOTIONS,
  type Promotion,
  type PromotionContent,
} from '@trassa/contracts/enumerations/goods'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Card } from '@trassa/ui/display/card'
import { partsOf, toggled } from './promotion-choice.ts'

interface PromotionListProps {
  title: string
  promotions: readonly { promotion: Promotion; price: number }[]
  running: AdPromotions['effects']
  chosen: readonly Promotion[]
  onChoose: (chosen: Promotion[]) => void
}

/** The promotions with their prices, each to be added. */
export function PromotionList(props: PromotionListProps) {
  const { title, promotions, running, chosen, onChoose } = props
  const now = new Date()
  return (
    <Card bare render={<section aria-labelledby="promotions" />}>
      <h2 id="promotions" className="px-4 pt-4 font-bold desk:px-5">
        {title}
      </h2>
      <div className="divide-y">
        {promotions.map(({ promotion, price }) => {
          const { name, text } = PROMOTIONS[promotion]
          const inside = chosen.some((one) => partsOf(one).includes(promotion))
          return (
            <Checkbox
              key={promotion}
              className="px-4 py-2.5 desk:px-5"
              checked={chosen.includes(promotion)}
              onCheckedChange={() => onChoose(toggled(chosen, promotion))}
              hint={
                <span className="whitespace-nowrap text-body text-text">{formatPrice(price)}</span>
              }
            >
              <span className="font-medium">{name}</span>
              <span className="block text-caption text-text-muted">
                {inside ? 'Уже входит в «Турбо».' : text}
              </span>
              <RunningUntil until={untilOf(promotion, running)} now={now} />
            </Checkbox>
          )
        })}
      </div>
    </Card>
  )
}

/** Until when the one effect of a promotion lasts already; paid again, it lasts longer (domain §5). */
function untilOf(promotion: Promotion, running: AdPromotions['effects']): string | null {
  const { days = {} }: PromotionContent = PROMOTIONS[promotion]
  const [effect, ...others] = Object.keys(days)
  if (others.length > 0) return null
  return running.find((one) => one.effect === effect)?.until ?? null
}

const RunningUntil = ({ until, now }: { until: string | null; now: Date }) =>
  until && (
    <span className="block text-caption">
      Действует до {formatDateTime(until, now)}, покупка продлит срок.
    </span>
  )
