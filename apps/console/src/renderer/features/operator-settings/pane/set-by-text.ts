import type { SettingVersion } from '@trassa/contracts/entities/moderator/operator-setting'

/** Who has set a value. */
export const setByText = ({ setBy }: Pick<SettingVersion, 'setBy'>): string =>
  setBy ?? 'командная строка сервера'
