import { Button } from '@trassa/ui/actions/button'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'

/** A separate chunk: one visitor of an ad is its owner. */
export default function EditLink({ adId }: { adId: string }) {
  return (
    <Button variant="secondary" block render={<Link to={`${PATHS.editAd}?id=${adId}`} />}>
      <Pencil />
      Редактировать
    </Button>
  )
}
