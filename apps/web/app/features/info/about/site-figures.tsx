import { formatNumber, type PluralForms, plural } from '@trassa/catalog/format/numbers'
import type { ListTotals } from '@trassa/contracts/entities/facets'

const ADS: PluralForms = ['объявление', 'объявления', 'объявлений']
const KINDS: PluralForms = ['вид объявлений', 'вида объявлений', 'видов объявлений']
const CITIES: PluralForms = ['город', 'города', 'городов']

/** What stands on the site now, counted by the index; nothing where it could not be asked or is empty. */
export function SiteFigures({ totals }: { totals: ListTotals | null }) {
  const ads = totals?.types.reduce((sum, { total }) => sum + total, 0) ?? 0
  if (!totals || ads === 0) return null
  const figures = [
    { count: ads, forms: ADS },
    { count: totals.types.length, forms: KINDS },
    { count: totals.cities, forms: CITIES },
  ]
  return (
    <section aria-label="Сейчас на сайте" className="mt-6">
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-card border bg-line">
        {figures.map(({ count, forms }) => (
          <li key={forms[0]} className="bg-surface-raised px-3 py-3 sm:px-4">
            <span className="block font-bold text-heading">{formatNumber(count)}</span>{' '}
            <span className="text-caption text-text-muted sm:text-body">
              {plural(count, forms)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
