import { idSchema } from '@trassa/contracts/values'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { AdPane } from '../../shared/ad-pane/ad-pane.tsx'

/** One ad by its id: what links of the system and other windows open. */
export function AdPage() {
  const id = idSchema.safeParse(useParams().id)
  const navigate = useNavigate()
  if (!id.success) return <Navigate to="/ads" replace />
  return (
    <div className="flex h-full [--pane-width:100%]">
      <AdPane key={id.data} id={id.data} onClose={() => void navigate('/ads')} />
    </div>
  )
}
