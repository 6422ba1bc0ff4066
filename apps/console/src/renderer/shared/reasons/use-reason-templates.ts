import { useQuery } from '@tanstack/react-query'
import { type ReasonTemplate, reasonTemplatesOf } from '@trassa/catalog/moderation/reason-templates'
import { useMemo } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { KNOWN, knownReasons } from '../operator-settings/known-reasons.ts'
import { operatorSettingsQuery } from '../operator-settings/settings-queries.ts'

/** The reasons as the operator has them; the last known ones until the gateway has answered (`useLiveSettings` asks). */
export function useReasonTemplates(): readonly ReasonTemplate[] {
  const { data } = useQuery({ ...operatorSettingsQuery(useApi()), enabled: false })
  return useMemo(
    () =>
      reasonTemplatesOf(
        data ? data.settings.map(({ setting }) => setting) : knownReasons.read(KNOWN),
      ),
    [data],
  )
}
