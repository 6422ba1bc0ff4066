import {
  type AdContent,
  contentOf,
  emptyContent,
  isSameContent,
  isUntouched,
} from '@trassa/ad-form/content/ad-content'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Contacts } from '../loading/last-contacts.ts'
import { isBackupOf, type OwnerBackup } from './draft-backup.ts'
import type { DraftSaveInput } from './draft-save.types.ts'

export interface InitialContent {
  content: AdContent
  restored: DraftSaveInput['restored']
}

interface FormSource {
  adType: AdType
  /** As the server has it; `null` for a new one. */
  ad: EditableAd | null
  profile: Profile | null
  contacts: Contacts | null
  /** What this browser keeps of an earlier visit. */
  backup: OwnerBackup | null
}

/**
 * The content that the form starts with: this browser's backup of an earlier visit if it differs from
 * the server's ad, else the server's ad. A backup of an older version is a conflict.
 */
export function initialContentOf(source: FormSource): InitialContent {
  const { adType, ad, profile, contacts, backup } = source
  const server = ad
    ? contentOf(ad)
    : emptyContent(contacts?.contactName || (profile?.username ?? ''), contacts?.cityId ?? null)
  if (!backup || !isBackupOf(backup, adType, profile?.id ?? null)) {
    return { content: server, restored: 'nothing' }
  }
  const isNothing = ad === null && isUntouched(backup.content)
  if (isNothing || isSameContent(backup.content, server))
    return { content: server, restored: 'nothing' }
  const isOlder = ad !== null && backup.version !== ad.version
  return { content: backup.content, restored: isOlder ? 'conflict' : 'changes' }
}
