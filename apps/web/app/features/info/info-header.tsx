import { IconButton } from '@trassa/ui/actions/icon-button'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useMatches, useNavigate } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { titleOfMatches } from './info-page.ts'

/** On phones: the way back and the title of the page (spec §2). */
export function InfoHeader() {
  const title = titleOfMatches(useMatches())
  const { key } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="flex items-center gap-1 border-b bg-surface-raised px-1 py-1 desk:hidden">
      <IconButton
        label="Назад"
        icon={<ArrowLeft />}
        render={
          <Link
            to={PATHS.home}
            onClick={(event) => {
              // The first page of a visit has nothing behind it but the main page.
              if (key === 'default') return
              event.preventDefault()
              navigate(-1)
            }}
          />
        }
      />
      <p className="truncate font-medium">{title}</p>
    </div>
  )
}
