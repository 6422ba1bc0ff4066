import { ProfileSettings } from '../features/profile-settings/profile-settings.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: 'Редактировать профиль', noindex: true })

export default ProfileSettings
