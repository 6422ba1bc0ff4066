import { formatDate } from '@trassa/catalog/format/dates'
import { countOf } from '@trassa/catalog/format/numbers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { PROMOTIONS } from '@trassa/contracts/enumerations/goods'
import { useNow } from '../../lib/use-now.ts'
import { Section } from '../ad-view/section.tsx'

type Given = StaffOrder['given'][number]

const HOUR_MS = 60 * 60 * 1000
const PUBLICATIONS = ['публикация', 'публикации', 'публикаций'] as const
const LIFTS = ['поднятие', 'поднятия', 'поднятий'] as const

function titleOf(given: Given): string {
  if (given.kind === 'package')
    return `Пакет № ${given.id}: ${countOf(given.quantity, PUBLICATIONS)}`
  return `${PROMOTIONS[given.promotion].name}: ${given.ad.title}`
}

function stateOf(given: Given, now: Date): string {
  if (given.revokedAt)
    return `отозван${given.kind === 'promotion' ? 'о' : ''} ${formatDate(given.revokedAt, now)}`
  if (given.kind === 'package')
    return `осталось ${given.left}, до ${formatDate(given.expiresAt, now)}`
  if (!given.isRunning) return 'закончилось'
  return [
    given.liftsLeft > 0 && `осталось ${countOf(given.liftsLeft, LIFTS)}`,
    given.endsAt && `до ${formatDate(given.endsAt, now)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the order has given its buyer. */
export function OrderGiven({ given }: { given: readonly Given[] }) {
  const now = useNow(HOUR_MS)
  if (given.length === 0) return null
  return (
    <Section title="Выдано">
      <ul className="grid gap-1">
        {given.map((one) => (
          <li key={titleOf(one)} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span>{titleOf(one)}</span>
            <span className="text-text-muted">{stateOf(one, now)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What follows from a refund, in sentences. */
export function refundConsequences(given: readonly Given[]): string[] {
  const revoked = given.flatMap((one) => {
    if (one.kind === 'package' && !one.revokedAt)
      return [
        one.left > 0
          ? `Пакет № ${one.id} отзывается, в нём не использовано: ${countOf(one.left, PUBLICATIONS)}.`
          : `Пакет № ${one.id} уже израсходован или истёк.`,
      ]
    if (one.kind === 'promotion' && one.isRunning)
      return [
        `«${PROMOTIONS[one.promotion].name}» у объявления «${one.ad.title}» заканчивается сразу.`,
      ]
    return []
  })
  return [...revoked, 'Опубликованные объявления остаются на сайте.']
}
