import { relativeTime } from '@trassa/catalog/format/dates'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readQueue } from '@trassa/contracts/calls/moderator-queue'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import clsx from 'clsx'
import { useNow } from '../../lib/use-now.ts'
import { priceLabel } from '../../shared/ads/price-label.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'

const MINUTE_MS = 60_000

interface WaitingListProps {
  name: string
  list: CallAnswer<typeof readQueue> | undefined
  current: string | null
  onTake: (id: string) => void
}

/** The ads of a lane, oldest first, each with the moderator who has claimed it. */
export function WaitingList({ name, list, current, onTake }: WaitingListProps) {
  const now = useNow(MINUTE_MS)
  return (
    <nav
      aria-label={`Очередь: ${name}`}
      className="hidden w-60 shrink-0 flex-col overflow-y-auto border-r bg-surface-raised wide:flex"
    >
      <h1 className="sticky top-0 z-1 flex h-10 shrink-0 items-center justify-between border-b bg-surface-raised px-3 font-bold text-title">
        {name}
        <Tooltip text="Следующее и предыдущее" keys={`${KEYS.next.shown} ${KEYS.previous.shown}`}>
          <span className="tabular font-regular text-body text-text-muted">{list?.total}</span>
        </Tooltip>
      </h1>
      <ul>
        {list?.items.map(({ id, title, price, queuedAt, claim }) => {
          const isTaken = claim !== null && !claim.mine
          return (
            <li key={id} data-ad-id={id}>
              <button
                type="button"
                data-ad-open
                disabled={isTaken}
                aria-current={id === current}
                onClick={() => id !== current && onTake(id)}
                className={clsx(
                  'grid w-full gap-0.5 border-b px-3 py-1.5 text-left -outline-offset-2',
                  id === current
                    ? 'bg-sign-quiet shadow-[inset_3px_0_var(--color-sign-text)]'
                    : 'enabled:hover:bg-surface-hover disabled:cursor-default',
                )}
              >
                <span className={clsx('truncate', isTaken && 'text-text-muted')}>{title}</span>
                <span className="tabular flex justify-between gap-2 text-caption text-text-muted">
                  <span className="truncate">
                    {isTaken ? `Проверяет ${claim.moderatorName}` : priceLabel(price)}
                  </span>
                  <span className="shrink-0">{queuedAt && relativeTime(queuedAt, now)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
