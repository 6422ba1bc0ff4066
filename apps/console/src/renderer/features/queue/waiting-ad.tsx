import { relativeTime } from '@trassa/catalog/format/dates'
import { priceLabel } from '@trassa/catalog/format/price-label'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { Button } from '@trassa/ui/actions/button'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { mayTakeOver } from './claim/take-over.ts'

interface WaitingAdProps {
  ad: AdRow
  isCurrent: boolean
  isSenior: boolean
  now: Date
  onTake: (id: string) => void
  onTakeOver: (id: string) => void
}

/** A waiting ad: taken by a click, from another moderator by a second one. */
export function WaitingAd({ ad, isCurrent, isSenior, now, onTake, onTakeOver }: WaitingAdProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { id, title, price, queuedAt, claim } = ad
  const taken = claim && !claim.mine ? claim : null
  const isFixed = taken !== null && !mayTakeOver(taken, isSenior, now)

  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  function press(): void {
    if (taken) setIsAsking(!isAsking)
    else if (!isCurrent) onTake(id)
  }

  return (
    <li ref={row} data-ad-id={id} className="scroll-mt-10 border-b">
      <button
        type="button"
        data-ad-open
        disabled={isFixed}
        aria-current={isCurrent}
        aria-expanded={taken ? isAsking : undefined}
        onClick={press}
        className={clsx(
          'grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 px-3 py-1.5 text-left -outline-offset-2',
          isCurrent
            ? 'bg-sign-quiet shadow-[inset_3px_0_var(--color-sign-text)]'
            : 'enabled:hover:bg-surface-hover disabled:cursor-default',
        )}
      >
        <span className={clsx('truncate', taken && 'text-text-muted')}>{title}</span>
        <span className="flex justify-between gap-2 text-caption text-text-muted">
          <span className="truncate">
            {taken ? `Проверяет ${taken.moderatorName}` : priceLabel(price)}
          </span>
          <span className="shrink-0">{queuedAt && relativeTime(queuedAt, now)}</span>
        </span>
      </button>
      {taken && isAsking && !isFixed && (
        <div className="grid gap-1 px-3 pb-2">
          <p className="wrap-anywhere text-caption">
            {taken.moderatorName} узнает, что объявление у вас.
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setIsAsking(false)
              onTakeOver(id)
            }}
          >
            Забрать объявление
          </Button>
        </div>
      )}
    </li>
  )
}
