import { PackagesPage } from '../features/packages/packages-page.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { PACKAGES_TITLE } from '../shared/packages/packages-texts.ts'

export const meta = () => plainMeta({ title: PACKAGES_TITLE, noindex: true })

export default PackagesPage
