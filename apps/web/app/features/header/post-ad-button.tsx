import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { PageIcon } from '../../shared/page-icon/page-icon.tsx'

const LABEL = 'Разместить объявление'

/** The site's one yellow button; on a phone the plus alone, with its name for screen readers. */
export function PostAdButton() {
  return (
    <Button
      variant="marking"
      className="shrink-0 whitespace-nowrap desk:px-4"
      render={<Link to={PATHS.createAd} aria-label={LABEL} />}
    >
      <PageIcon name="plus" />
      <span className="hidden desk:inline">{LABEL}</span>
    </Button>
  )
}
