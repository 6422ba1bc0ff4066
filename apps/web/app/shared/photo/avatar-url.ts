import { FILES_BASE } from './photo.tsx'

const PICTURES = `${FILES_BASE}/images/`

/** The address of a user's picture (spec §3): as it is if it is a whole one, otherwise below the file storage. */
export function avatarUrl(avatar: string | null): string | null {
  if (avatar === null || avatar.startsWith('http') || avatar.startsWith(PICTURES)) return avatar
  return `${PICTURES}${avatar}`
}
