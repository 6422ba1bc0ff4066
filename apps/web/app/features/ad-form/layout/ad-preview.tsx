import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { useDebouncedContent } from '@trassa/ad-form/context/use-debounced-content'
import { useDictionaryNames } from '@trassa/ad-form/context/use-dictionary-names'
import { parseDescription } from '@trassa/catalog/description/parse-description'
import { summaryOf, titleOf } from '@trassa/catalog/engine/text/card'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import { Card } from '@trassa/ui/display/card'
import { Description } from '@trassa/ui/display/description'
import { Price } from '@trassa/ui/display/price'
import { startsAtPrice } from '../../../shared/ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../../../shared/ad-view/vehicle-kinds.ts'
import { Photo } from '../../../shared/photo/photo.tsx'
import { summaryHint } from './summary-hint.ts'

/** The ad as a buyer will see it in a list. */
export default function AdPreview() {
  const definition = useDefinition()
  const { fields, photos, price, description } = useDebouncedContent()
  const names = useDictionaryNames(definition, fields)
  const summary = summaryOf(definition, fields, names)
  const [cover] = photos
  return (
    <section aria-label="Как увидят покупатели">
      <p className="mb-2 text-caption text-text-muted">Как увидят покупатели</p>
      <Card bare>
        {cover ? (
          <Photo photo={cover} alt="" sizes="280px" className="aspect-4/3 w-full object-cover" />
        ) : (
          <div className="grid aspect-4/3 place-items-center bg-surface-sunken text-line-strong">
            <Vehicle kind={VEHICLE_KINDS[definition.adType]} className="h-16 w-24" />
          </div>
        )}
        <div className="grid gap-1 p-4">
          {price === null ? (
            <p className="font-bold text-text-muted text-title">Цена</p>
          ) : (
            <Price roubles={price} from={startsAtPrice(definition.adType)} />
          )}
          <p className="font-medium">{titleOf(definition, fields, names)}</p>
          <p className="text-caption text-text-muted">{summary || summaryHint(definition)}</p>
        </div>
        {description.trim() !== '' && (
          <div className="max-h-80 overflow-y-auto border-t p-4 text-caption">
            <Description tree={parseDescription(description)} />
          </div>
        )}
      </Card>
    </section>
  )
}
