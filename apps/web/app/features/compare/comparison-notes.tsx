import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { COMPARED_MAX, comparedAds, compareHref } from '../../shared/comparison/compared-ads.ts'
import type { Comparison } from './load-comparison.ts'

/** Why fewer ads are shown than the address names; nothing where all are shown. */
export function ComparisonNotes({ comparison }: { comparison: Comparison }) {
  const { ads, gone, otherTypes, tooMany } = comparison
  const [first] = ads
  const name = first && subtypeOfAdType(first.adType)?.name
  const notes = [
    gone.length > 0 && `Снято с публикации объявлений: ${gone.length}. В сравнении их нет.`,
    otherTypes > 0 &&
      `Сравниваются объявления одного вида${name ? `, здесь: ${name}` : ''}. Других в адресе: ${otherTypes}.`,
    tooMany > 0 && `Показаны первые объявления, не больше ${COMPARED_MAX}.`,
  ].filter((note) => note !== false)
  if (notes.length === 0) return null

  const forget = () => comparedAds.write(comparedAds.read().filter(({ id }) => !gone.includes(id)))
  return (
    <div className="grid justify-items-start gap-2 rounded-card border bg-surface-raised p-4">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {gone.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          render={<Link to={compareHref(ads.map(({ id }) => id))} onClick={forget} />}
        >
          Убрать снятые
        </Button>
      )}
    </div>
  )
}
