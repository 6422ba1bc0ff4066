import { formatNumber } from '@trassa/catalog/format/numbers'
import type { ListedOwnAd } from '@trassa/contracts/entities/ad'
import { Eye, Heart, List, Phone } from 'lucide-react'
import { MEASURES, type Measure } from '../activity/activity-days.ts'

const ICONS = { impressions: List, views: Eye, phones: Phone, favorites: Heart } as const

/** What buyers have done with an ad since it exists, in one quiet line; opens the days. */
export function RowTotals({ ad, onOpen }: { ad: ListedOwnAd; onOpen: () => void }) {
  const totals: Record<Measure, number> = { ...ad.totals, views: ad.views }
  const measures = Object.keys(MEASURES) as Measure[]
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-1 flex flex-wrap items-center gap-x-2 justify-self-start desk:gap-x-3 rounded-control px-1 text-caption text-text-muted hover:bg-surface-sunken hover:text-text pointer-coarse:min-h-11"
    >
      <span className="sr-only">Статистика: {ad.title}.</span>
      {measures.map((name, index) => {
        const Icon = ICONS[name]
        return (
          <span
            key={name}
            title={MEASURES[name]}
            className="inline-flex items-center gap-0.5 desk:gap-1"
          >
            <Icon aria-hidden="true" className="size-4!" />
            <span className="sr-only">{`${index > 0 ? ', ' : ' '}${MEASURES[name]}: `}</span>
            {formatNumber(totals[name])}
          </span>
        )
      })}
    </button>
  )
}
