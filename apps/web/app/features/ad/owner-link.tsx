import { Button } from '@trassa/ui/actions/button'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useMe } from '../../shared/login/use-me.ts'

interface OwnerLinkProps {
  adId: string
  sellerId: string
}

/** The owner's way to change the ad; the server does not know who looks, so it comes in the browser. */
export function OwnerLink({ adId, sellerId }: OwnerLinkProps) {
  const { profile } = useMe()
  if (profile?.id !== sellerId) return null
  return (
    <Button variant="secondary" block render={<Link to={`${PATHS.editAd}?id=${adId}`} />}>
      <Pencil />
      Редактировать
    </Button>
  )
}
