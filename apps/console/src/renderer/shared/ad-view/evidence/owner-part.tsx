import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@trassa/catalog/format/dates'
import type { OwnerHistory } from '@trassa/contracts/entities/moderator/evidence'
import { AUDIT_EVENT_NAMES } from '@trassa/contracts/enumerations/moderation'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { adStatusLabel } from '../../ads/ad-status.tsx'
import { ownerHistoryQuery } from './evidence-queries.ts'

const NAMES: Record<string, string> = AUDIT_EVENT_NAMES

const adsText = ({ adsByStat }: OwnerHistory): string =>
  adsByStat.map(({ stat, total }) => `${adStatusLabel(stat)}: ${total}`).join(', ')

/** The outcomes that there are; the others would be zeros to read. */
function complaintsText({ open, decided, unfounded }: OwnerHistory['complaints']): string {
  const parts = [
    open > 0 && `ждут ${open}`,
    decided > 0 && `подтвердились ${decided}`,
    unfounded > 0 && `необоснованны ${unfounded}`,
  ].filter(Boolean)
  return parts.length > 0 ? `Жалобы: ${parts.join(', ')}` : 'Жалоб не было'
}

/** What is known of the ad's owner: ads, complaints and earlier decisions with their reasons. */
export function OwnerPart({ adId }: { adId: string }) {
  const query = useQuery(ownerHistoryQuery(useApi(), adId))
  return (
    <LoadedPart query={query} skeletonRows={2}>
      {(history) => {
        const { complaints, decisions, registeredAt } = history
        const now = new Date()
        return (
          <div className="grid gap-1.5">
            <p>Зарегистрирован {formatDate(registeredAt, now)}</p>
            <p>{adsText(history)}</p>
            <p>{complaintsText(complaints)}</p>
            {decisions.length === 0 && (
              <p className="text-text-muted">Решений против владельца нет</p>
            )}
            <ul className="grid gap-1">
              {decisions.map(({ id, at, event, title, reason }) => (
                <li key={id} className="grid">
                  <span>
                    {NAMES[event] ?? event}: {title}{' '}
                    <span className="text-text-muted">{formatDate(at, now)}</span>
                  </span>
                  {reason && <span className="wrap-anywhere text-text-muted">{reason}</span>}
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </LoadedPart>
  )
}
