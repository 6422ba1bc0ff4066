import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { inSentence } from '@trassa/catalog/format/numbers'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Notice } from './notice.tsx'

/** Messages about the ad's state above the edit form: required fixes, a pending revision. */
export function EditNotices({ ad }: { ad: EditableAd | null }) {
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
          {ad.reasons.map(({ code, field, message }) => (
            <li key={`${code} ${field}`}>{message}</li>
          ))}
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
