import { formOf } from '@trassa/catalog/ad-types/form-of'
import { listsOf, tableOf } from '@trassa/catalog/engine/text/card'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { AttributeList } from '../../lib/attribute-list.tsx'
import { Section } from './section.tsx'

/** What the ad says of its thing, by the catalogue's own table. VIN stands there for moderators only. */
export function AdAttributes({ ad }: { ad: ModeratedAd }) {
  const form = formOf(ad.adType)
  const { vin } = ad.fields
  const rows = [
    ...(typeof vin === 'string' ? [{ key: 'vin', label: 'VIN', value: vin }] : []),
    ...tableOf(form, ad.fields, ad.names).filter(({ key }) => key !== 'vin'),
  ]
  return (
    <>
      <Section title="Характеристики">
        <AttributeList rows={rows} />
      </Section>
      {listsOf(form, ad.fields).map(({ key, label, groups }) => (
        <Section key={key} title={label}>
          <p>{groups.flatMap(({ items }) => items).join(', ')}</p>
        </Section>
      ))}
    </>
  )
}
