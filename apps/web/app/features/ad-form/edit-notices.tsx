import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { fieldNamed } from '@trassa/ad-form/issues/ad-field-notes'
import type { FieldName } from '@trassa/ad-form/issues/mark-issues'
import { inSentence } from '@trassa/catalog/format/numbers'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Link } from '@trassa/ui/actions/link'
import { Notice } from './notice.tsx'

interface EditNoticesProps {
  ad: EditableAd | null
  /** Focuses the field that a moderator's reason is about. */
  onField: (name: FieldName) => void
}

/** Messages about the ad's state above the edit form: required fixes, a pending revision. */
export function EditNotices({ ad, onField }: EditNoticesProps) {
  const definition = useDefinition()
  if (!ad || ad.stat === AD_STATS.draft.stat) return null
  if (ad.reasons.length > 0) {
    return (
      <Notice
        tone="stop"
        title={
          ad.stat === AD_STATS.active.stat
            ? 'Модератор не принял последние изменения'
            : 'Модератор просит исправить'
        }
      >
        <ul className="list-disc pl-5">
          {ad.reasons.map(({ code, field, message }) => {
            const name = fieldNamed(definition, field)
            return (
              <li key={`${code} ${field}`}>
                {name ? (
                  <Link
                    className="text-left"
                    render={<button type="button" onClick={() => onField(name)} />}
                  >
                    {message}
                  </Link>
                ) : (
                  message
                )}
              </li>
            )
          })}
        </ul>
      </Notice>
    )
  }
  if (ad.stat !== AD_STATS.active.stat) return null
  const checked = definition.fields
    .filter(({ revision }) => revision)
    .map(({ label }) => `${inSentence(label)}, `)
    .join('')
  return (
    <Notice
      tone="sign"
      title={
        ad.revision === 'pending'
          ? 'Последние изменения ещё проверяются'
          : 'Объявление опубликовано'
      }
    >
      Цена и текст меняются сразу. Это сначала проверит модератор: {checked}фотографии. До этого
      покупатели видят прежнее.
    </Notice>
  )
}
