import type { Order } from '@trassa/contracts/entities/order'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { adPaymentHref, PATHS } from '../../shared/addresses/paths.ts'

/** The ad that an order was made for; `null` where it was for the buyer alone. */
export const adOf = ({ lines }: Order) => lines.find(({ ad }) => ad !== null)?.ad ?? null

/** Where a buyer goes who has paid: to the ad that was paid for, or on to publishing one. */
export function NextSteps({ order }: { order: Order }) {
  const ad = adOf(order)
  if (ad) {
    return (
      <>
        <Button render={<Link to={`${PATHS.adPreview}?id=${ad.id}`} />}>Открыть объявление</Button>
        <Button variant="secondary" render={<Link to={PATHS.myAds} />}>
          Мои объявления
        </Button>
      </>
    )
  }
  return (
    <>
      <Button variant="marking" render={<Link to={PATHS.createAd} />}>
        Разместить объявление
      </Button>
      <Button variant="secondary" render={<Link to={PATHS.drafts} />}>
        Черновики
      </Button>
      <Button variant="quiet" render={<Link to={PATHS.packages} />}>
        Мои пакеты
      </Button>
    </>
  )
}

/** The way to order the same again. */
export function OrderAgain({ order }: { order: Order }) {
  const ad = adOf(order)
  return (
    <>
      <Button render={<Link to={ad ? adPaymentHref(ad.id) : PATHS.packages} />}>
        Оформить заново
      </Button>
      <Button variant="quiet" render={<Link to={PATHS.packages} />}>
        Мои заказы
      </Button>
    </>
  )
}
