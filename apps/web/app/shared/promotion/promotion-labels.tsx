import type { AdCard } from '@trassa/contracts/entities/ad'
import { PROMOTION_EFFECTS } from '@trassa/contracts/enumerations/promotion-effects'
import { Badge } from '@trassa/ui/display/badge'

/** The labels of an ad's promotions (domain §5); the colour of a card is its own label. */
export const PromotionLabels = ({ ad: { promoted } }: { ad: Pick<AdCard, 'promoted'> }) => (
  <>
    {promoted?.includes('vip') && <Badge tone="sign">{PROMOTION_EFFECTS.vip}</Badge>}
    {promoted?.includes('urgent') && (
      <Badge className="bg-marking! text-on-marking!">{PROMOTION_EFFECTS.urgent}</Badge>
    )}
  </>
)
