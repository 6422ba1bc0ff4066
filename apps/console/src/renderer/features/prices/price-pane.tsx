import { formatPrice } from '@trassa/catalog/format/numbers'
import type { PriceRow } from '@trassa/contracts/entities/moderator/price'
import { GROUP_NAMES } from '../../shared/prices/group-names.ts'
import { SidePane } from '../../shared/side-pane/side-pane.tsx'
import { useHasRole } from '../../shared/users/me-context.ts'
import { PriceChanges } from './price-changes.tsx'
import { PriceForm } from './price-form.tsx'

interface PricePaneProps {
  row: PriceRow
  /** The whole list: packages are compared with each other. */
  rows: readonly PriceRow[]
  onClose: () => void
}

/** One price: what it is, a new one, and what it was and will be. */
export function PricePane({ row, rows, onClose }: PricePaneProps) {
  const maySet = useHasRole('seniorModerator')
  return (
    <SidePane label="Цена" title={row.title} onClose={onClose}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-text-muted">Объявления: {GROUP_NAMES[row.group].toLowerCase()}</span>
        <span className="tabular font-bold text-title">{formatPrice(row.current.price)}</span>
      </p>
      {maySet ? (
        <PriceForm row={row} rows={rows} />
      ) : (
        <p className="text-text-muted">Цены назначает старший модератор.</p>
      )}
      <PriceChanges row={row} />
    </SidePane>
  )
}
