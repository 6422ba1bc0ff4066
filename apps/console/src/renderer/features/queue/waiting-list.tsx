import type { CallAnswer } from '@trassa/contracts/call'
import type { readQueue } from '@trassa/contracts/calls/moderator/queue'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import clsx from 'clsx'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useState } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import { useNow } from '../../lib/use-now.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import { WaitingAd } from './waiting-ad.tsx'

const MINUTE_MS = 60_000

/** Where the list, the ad and the decision fit beside each other; as the breakpoint `wide` of the styles. */
const ROOMY = '(min-width: 1240px)'

interface WaitingListProps {
  name: string
  list: CallAnswer<typeof readQueue> | undefined
  current: string | null
  onTake: (id: string) => void
  onTakeOver: (id: string) => void
}

/** The ads of a lane, oldest first, each with the moderator who has claimed it; a narrow column in a small window or on demand. */
export function WaitingList({ name, list, current, onTake, onTakeOver }: WaitingListProps) {
  const now = useNow(MINUTE_MS)
  const isSenior = useHasRole('seniorModerator')
  const isRoomy = useMedia(ROOMY)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isRoomy
  /** Of the current ad, from 1: folded, the list itself does not show where J and K have led. */
  const place = 1 + (list?.items.findIndex(({ id }) => id === current) ?? -1)
  return (
    <nav
      aria-label={`Очередь: ${name}`}
      className={clsx(
        'flex shrink-0 flex-col overflow-y-auto border-r bg-surface-raised',
        isOpen ? 'w-60' : 'w-10',
      )}
    >
      <div
        className={clsx(
          'sticky top-0 z-1 flex shrink-0 items-center gap-2 border-b bg-surface-raised',
          isOpen ? 'h-10 px-3' : 'flex-col py-2',
        )}
      >
        {isOpen && <h1 className="flex-1 truncate font-bold text-title">{name}</h1>}
        <Tooltip text="Следующее и предыдущее" keys={`${KEYS.next.shown} ${KEYS.previous.shown}`}>
          <span className="text-text-muted">
            {!isOpen && place > 0 && (
              <span className="block border-b text-center font-medium text-text">{place}</span>
            )}
            {list?.total}
          </span>
        </Tooltip>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Свернуть очередь' : 'Развернуть очередь'}
          onClick={() => setChosen(!isOpen)}
          className="rounded-control p-1 text-text-muted hover:bg-surface-hover"
        >
          {isOpen ? <ChevronsLeft aria-hidden="true" /> : <ChevronsRight aria-hidden="true" />}
        </button>
      </div>
      {isOpen && (
        <ul>
          {list?.items.map((ad) => (
            <WaitingAd
              key={ad.id}
              ad={ad}
              isCurrent={ad.id === current}
              isSenior={isSenior}
              now={now}
              onTake={onTake}
              onTakeOver={onTakeOver}
            />
          ))}
        </ul>
      )}
    </nav>
  )
}
