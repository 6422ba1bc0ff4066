import { useQuery } from '@tanstack/react-query'
import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { quotaQuery } from '@trassa/api-client/queries'
import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { QUOTA_REFUSALS } from '@trassa/contracts/quota-texts'
import { useApi } from '../../../shared/api/api-context.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { Notice } from '../notice.tsx'

/**
 * Tells above the form of an ad that is not submitted what its publication will cost where it is not free (domain §2).
 * The form's loader has asked before, so that nothing moves.
 */
export function QuotaNotice({ ad }: { ad: EditableAd | null }) {
  const { adType } = useDefinition()
  const { profile } = useMe()
  const { data } = useQuery({ ...quotaQuery(useApi()), enabled: profile !== null })
  const isPaid = ad?.paymentStatus === PAYMENT_STATUSES.paidSingly
  if (!profile || !data || isPaid) return null
  const { free, used } = kindOf(adType) === 'vehicle' ? data.vehicles : data.parts
  if (used < free) return null
  if (data.packages > 0) {
    return (
      <Notice tone="sign" title={`Публикация спишется из пакета: останется ${data.packages - 1}`} />
    )
  }
  return (
    <Notice tone="marking" title={QUOTA_REFUSALS[profile.type].title}>
      Заполните объявление и нажмите «Разместить»: затем можно оплатить публикацию или купить пакет.
    </Notice>
  )
}
