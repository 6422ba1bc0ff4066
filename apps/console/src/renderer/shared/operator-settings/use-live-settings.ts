import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { KNOWN, knownReasons } from './known-reasons.ts'
import { operatorSettingsQuery, SETTINGS_KEY } from './settings-queries.ts'

/** Follows the settings of the operator for the whole window, and keeps those of reasons for a window without the gateway. */
export function useLiveSettings(): void {
  const [bridge, client] = [useBridge(), useQueryClient()]
  const { data } = useQuery(operatorSettingsQuery(useApi()))
  useEffect(
    () =>
      bridge.on('staff.event', ({ type }) => {
        if (type === 'settings.changed') void client.invalidateQueries({ queryKey: [SETTINGS_KEY] })
      }),
    [bridge, client],
  )
  useEffect(() => {
    if (!data) return
    const ofReasons = data.settings
      .map(({ setting }) => setting)
      .filter(({ key, value }) => key.startsWith('reason') && value !== null)
    knownReasons.write(KNOWN, ofReasons)
  }, [data])
}
