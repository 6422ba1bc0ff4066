import { idSchema } from '@trassa/contracts/values'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { AdPane } from '../../shared/ad-pane/ad-pane.tsx'
import { useTableLink } from '../../shared/ads/last-filter.ts'

/** One ad by its id: what links of the system and other windows open. */
export function AdPage() {
  const id = idSchema.safeParse(useParams().id)
  const navigate = useNavigate()
  const tableLink = useTableLink()
  if (!id.success) return <Navigate to={tableLink} replace />
  return (
    <div className="flex h-full [--pane-width:100%]">
      <AdPane key={id.data} id={id.data} onClose={() => void navigate(tableLink)} />
    </div>
  )
}
