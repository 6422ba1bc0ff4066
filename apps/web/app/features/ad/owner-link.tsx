import { Button } from '@trassa/ui/actions/button'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useMe } from '../../shared/login/use-me.ts'

interface OwnerLinkProps {
  adId: string
  sellerId: string
}

/** The edit link of the ad's owner; rendered in the browser only, because the server knows no visitor. */
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
