import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { Button } from '@trassa/ui/actions/button'
import { useState } from 'react'
import { BulkDialog } from './bulk-dialog.tsx'
import { BULK_LABELS, type BulkAction, bulkOffers } from './bulk-offers.ts'

interface BulkBarProps {
  /** The selected ads. */
  ads: readonly OwnAdCard[]
  profile: Profile
  onClear: () => void
  onRemove: (...ads: OwnAdCard[]) => void
}

/** What can be done to the selected ads; each button says to how many of them. */
export default function BulkBar({ ads, profile, onClear, onRemove }: BulkBarProps) {
  // Kept while the dialog is open: the list is read anew beneath it.
  const [asked, setAsked] = useState<{ action: BulkAction; ads: OwnAdCard[] } | null>(null)
  const offers = bulkOffers(ads, profile, new Date())
  const press = (offer: { action: BulkAction; ads: OwnAdCard[] }) => {
    if (offer.action !== 'delete') return setAsked(offer)
    onRemove(...offer.ads)
    onClear()
  }
  if (ads.length === 0 && !asked) return null
  return (
    <section
      aria-label="Выбранные объявления"
      className="sticky bottom-[calc(12px+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-2 rounded-card border bg-surface-raised p-3 shadow-float"
    >
      <div className="mr-auto flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p role="status" className="tabular pl-1 font-medium">
          Выбрано: {ads.length}
        </p>
        <Button size="small" variant="quiet" onClick={onClear}>
          Отменить
        </Button>
      </div>
      {offers.length === 0 && (
        <span className="text-caption text-text-muted">Общих действий для них нет</span>
      )}
      {offers.map((offer) => (
        <Button
          key={offer.action}
          size="small"
          variant={offer.action === 'delete' ? 'danger' : 'secondary'}
          onClick={() => press(offer)}
        >
          {BULK_LABELS[offer.action]}
          {offer.ads.length < ads.length && ` ${offer.ads.length} из ${ads.length}`}
        </Button>
      ))}
      {asked && (
        <BulkDialog
          {...asked}
          onClose={(isDone) => {
            setAsked(null)
            if (isDone) onClear()
          }}
        />
      )}
    </section>
  )
}
