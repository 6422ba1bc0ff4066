import {
  type AdContent,
  contentOf,
  emptyContent,
  isSameContent,
} from '@trassa/ad-form/content/ad-content'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { isMirrorOf, localMirror } from './draft-backup.ts'
import type { DraftSaveInput } from './draft-save.types.ts'

export interface InitialContent {
  /** What the form shows at first. */
  content: AdContent
  restored: DraftSaveInput['restored']
}

interface Opened {
  adType: AdType
  /** As the server has it; `null` for a new one. */
  ad: EditableAd | null
  profile: Profile | null
}

/**
 * What the form starts with: the server's ad, and over it what this browser kept of an earlier visit.
 * An ad that has changed since that visit is a conflict, unless both say the same.
 */
export function initialContentOf({ adType, ad, profile }: Opened): InitialContent {
  const server = ad ? contentOf(ad) : emptyContent(profile?.username ?? '', null)
  const mirror = localMirror.read({ adType, adId: ad?.id ?? null })
  if (!mirror || !isMirrorOf(mirror, adType, profile?.id ?? null)) {
    return { content: server, restored: 'nothing' }
  }
  if (isSameContent(mirror.content, server)) return { content: server, restored: 'nothing' }
  const isOlder = ad !== null && mirror.version !== ad.version
  return { content: mirror.content, restored: isOlder ? 'conflict' : 'changes' }
}
