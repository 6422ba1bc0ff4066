import { useQuery } from '@tanstack/react-query'
import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { quotaQuery } from '@trassa/api-client/queries'
import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import { QUOTA_REFUSALS } from '@trassa/contracts/quota-texts'
import { useApi } from '../../../shared/api/api-context.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { Notice } from '../notice.tsx'

/**
 * Tells above the form of a new ad that nothing more can be published free (domain §2). The form can be filled in all
 * the same. The form's loader has asked before, so that nothing moves.
 */
export function QuotaNotice({ isNew }: { isNew: boolean }) {
  const { adType } = useDefinition()
  const { profile } = useMe()
  const { data } = useQuery({ ...quotaQuery(useApi()), enabled: isNew && profile !== null })
  if (!isNew || !profile || !data) return null
  const { free, used } = kindOf(adType) === 'vehicle' ? data.vehicles : data.parts
  if (used < free || (data.packages ?? 0) > 0) return null
  const { title, text } = QUOTA_REFUSALS[profile.type]
  return (
    <Notice tone="marking" title={title}>
      {text} Форму можно заполнить уже сейчас: объявление останется в черновиках.
    </Notice>
  )
}
