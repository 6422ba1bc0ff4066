import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { maskPhone } from '@trassa/contracts/phone'
import { toProfile, type UserRecord } from '../../identity/public.ts'

/** A user as moderators and support see one, with a masked phone (domain §2). */
export function toStaffProfile(user: UserRecord): StaffProfile {
  const { phone, ...profile } = toProfile(user)
  const { blockedAt, blockReason, mergedIntoId } = user
  const block = blockedAt && { at: blockedAt.toISOString(), reason: blockReason ?? '' }
  return { ...profile, maskedPhone: maskPhone(phone), block, mergedIntoId }
}
