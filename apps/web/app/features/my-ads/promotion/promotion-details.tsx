import { formatDateTime } from '@trassa/catalog/format/dates'
import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import { PROMOTION_EFFECTS } from '@trassa/contracts/enumerations/promotion-effects'
import type { ReactNode } from 'react'
import { LiftButton } from './lift-button.tsx'

const DAY_SECONDS = 24 * 60 * 60

/** `осталось 3 дня`; less than a day is one. */
const daysLeft = (seconds: number) =>
  `осталось ${countOf(Math.max(1, Math.round(seconds / DAY_SECONDS)), ['день', 'дня', 'дней'])}`

interface PromotionDetailsProps {
  adId: string
  promotions: AdPromotions
}

/** What is left of an ad's promotions, and what they have brought. */
export function PromotionDetails({ adId, promotions }: PromotionDetailsProps) {
  const { effects, standsStill, lifts, dailyLifts, result } = promotions
  const now = new Date()
  const isPromoted = effects.length > 0 || lifts.left > 0 || dailyLifts.left > 0
  if (!isPromoted)
    return <p>Сейчас объявление не продвигается. Поднятие, VIP и цвет помогают продать быстрее.</p>
  return (
    <>
      <dl className="grid gap-2">
        {effects.map(({ effect, until, secondsLeft }) => (
          <Line key={effect} name={PROMOTION_EFFECTS[effect]}>
            {until ? `до ${formatDateTime(until, now)}` : daysLeft(secondsLeft)}
          </Line>
        ))}
        {dailyLifts.left > 0 && (
          <Line
            name="Поднятие раз в день"
            hint={dailyLifts.nextAt && `Следующее ${formatDateTime(dailyLifts.nextAt, now)}`}
          >
            осталось {dailyLifts.left}
          </Line>
        )}
      </dl>
      {standsStill && (
        <p className="rounded-control bg-surface-sunken px-3 py-2 text-caption">
          Объявления сейчас нет в списках, поэтому оплаченное время стоит. Оно пойдёт дальше с
          публикацией.
        </p>
      )}
      {lifts.left > 0 && <LiftButton adId={adId} lifts={lifts} />}
      <section aria-labelledby="promotion-result" className="grid gap-2 border-t pt-4">
        <h3 id="promotion-result" className="font-bold">
          Что даёт продвижение
        </h3>
        {result ? (
          <dl className="grid gap-2">
            <Line name="Показов в день">
              {change(result.before.impressions, result.during.impressions)}
            </Line>
            <Line name="Обращений в день">
              {change(result.before.contacts, result.during.contacts)}
            </Line>
          </dl>
        ) : (
          <p className="text-text-muted">
            Пока мало данных. Сравнение появится через несколько дней.
          </p>
        )}
      </section>
    </>
  )
}

const change = (before: number, during: number) => (
  <>
    <span className="sr-only">было </span>
    {formatNumber(before)}
    <span aria-hidden="true"> → </span>
    <span className="sr-only">, стало </span>
    <b className="font-medium">{formatNumber(during)}</b>
  </>
)

interface LineProps {
  name: string
  hint?: string | null
  children: ReactNode
}

function Line({ name, hint, children }: LineProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-muted">
        {name}
        {hint && <span className="block text-caption">{hint}</span>}
      </dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
