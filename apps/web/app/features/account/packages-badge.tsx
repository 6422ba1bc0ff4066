import { useQuery } from '@tanstack/react-query'
import { currentPackageQuery } from '@trassa/api-client/payment-queries'
import { Badge } from '@trassa/ui/display/badge'
import { useApi } from '../../shared/api/api-context.ts'
import { publications } from '../../shared/packages/package-words.ts'
import { PACKAGES_BADGE } from '../../shared/packages/packages-texts.ts'

/** spec §2, §7: publications left, or what a package saves; nothing until that is known, and where it cannot be. */
export function PackagesBadge({ userId }: { userId: string }) {
  const { data } = useQuery({ ...currentPackageQuery(useApi(), userId), retry: false })
  if (!data) return null
  if (data.remainder === 0) return <Badge tone="marking">{PACKAGES_BADGE}</Badge>
  return <Badge tone="sign">{publications(data.remainder)}</Badge>
}
