import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { readSettings, readSettingVersions } from '@trassa/contracts/calls/moderator/settings'
import type { SettingKey } from '@trassa/contracts/enumerations/operator-settings'

/** What all queries of the operator's settings begin with. */
export const SETTINGS_KEY = 'operatorSettings'

/** The settings of the operator as they are now. */
export const operatorSettingsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [SETTINGS_KEY, 'list'], queryFn: () => api.ask(readSettings) })

/** The values that a setting has had. */
export const settingVersionsQuery = (api: ApiClient, key: SettingKey) =>
  queryOptions({
    queryKey: [SETTINGS_KEY, 'versions', key],
    queryFn: () => api.ask(readSettingVersions, { query: { key } }),
  })
