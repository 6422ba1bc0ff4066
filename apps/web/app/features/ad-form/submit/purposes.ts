import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'

/** What the form's button does, by what the lifecycle lets the owner do (domain §3). */
export interface Purpose {
  label: string
  /** The stat to ask for once everything is saved; `null` when saving is all. */
  stat: AdStat | null
  saves: 'auto' | 'manual'
}

export const PURPOSES = {
  new: { label: 'Разместить', stat: AD_STATS.moderation.stat, saves: 'auto' },
  fix: {
    label: 'Исправить и отправить на проверку',
    stat: AD_STATS.moderation.stat,
    saves: 'manual',
  },
  save: { label: 'Сохранить изменения', stat: null, saves: 'manual' },
} as const satisfies Record<string, Purpose>
