import { Button } from '@trassa/ui/actions/button'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { forgetReturn, readReturn } from '../../shared/login/return-store.ts'

/** After a login that began elsewhere: the way back there (spec §4 leads here first). */
export function WayBack() {
  const [point] = useState(readReturn)
  if (!point) return null
  return (
    <Button className="desk:self-start" render={<Link to={point.href} onClick={forgetReturn} />}>
      <ArrowLeft />
      {point.label}
    </Button>
  )
}
