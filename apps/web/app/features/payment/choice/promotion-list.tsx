import { formatPrice } from '@trassa/catalog/format/numbers'
import { PROMOTIONS, type Promotion } from '@trassa/contracts/enumerations/goods'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Card } from '@trassa/ui/display/card'
import { partsOf, toggled } from './promotion-choice.ts'

interface PromotionListProps {
  promotions: readonly { promotion: Promotion; price: number }[]
  chosen: readonly Promotion[]
  onChoose: (chosen: Promotion[]) => void
}

/** The promotions with their prices, each to be added. */
export function PromotionList({ promotions, chosen, onChoose }: PromotionListProps) {
  return (
    <Card bare render={<section aria-labelledby="promotions" />}>
      <h2 id="promotions" className="px-4 pt-4 font-bold desk:px-5">
        Продвижение
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
            </Checkbox>
          )
        })}
      </div>
    </Card>
  )
}
