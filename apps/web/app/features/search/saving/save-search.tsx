import { Button } from '@trassa/ui/actions/button'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { useIsHydrating } from '../../../lib/hydration/use-is-hydrating.ts'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { PageIcon } from '../../../shared/page-icon/page-icon.tsx'
import type { ListPage } from '../address/list-page.ts'
import { useSaveSearch } from './use-save-search.ts'

const TelegramInvitation = lazyPanel(() => import('./telegram-invitation.tsx'))

/** On a phone the order of the list stands beside it, and needs the room. */
const NARROW = 'max-sm:px-2.5!'

interface SaveSearchProps {
  list: ListPage
  /** The list is empty: this is the way out that is suggested first. */
  isEmpty?: boolean
}

/** Saves the list's filters as a mailing with one press; one that is saved leads to the mailings (spec §2: sending). */
export default function SaveSearch({ list, isEmpty = false }: SaveSearchProps) {
  const [invitation, setInvitation] = useState<boolean>()
  const { isSaved, isSaving, press } = useSaveSearch(list, () => setInvitation(true))
  // The code of this part may come after the answers, and the server's HTML has none of them.
  const isHydrating = useIsHydrating()
  return (
    <>
      {isSaved && !isHydrating ? (
        <Button variant="secondary" className={NARROW} render={<Link to={PATHS.sending} />}>
          <BellRing />
          {isEmpty ? 'Сообщим, когда появится' : <Short whole="Поиск сохранён" short="Сохранён" />}
        </Button>
      ) : (
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          className={NARROW}
          loading={isSaving}
          onClick={() => void press()}
        >
          <PageIcon name="bell" />
          {isEmpty ? (
            'Сообщить, когда появится'
          ) : (
            <Short whole="Сохранить поиск" short="Сохранить" />
          )}
        </Button>
      )}
      {invitation !== undefined && (
        <TelegramInvitation
          attempt={invitation}
          onFailed={() => setInvitation(undefined)}
          panel={{ open: invitation, onOpenChange: setInvitation }}
        />
      )}
    </>
  )
}

function Short({ whole, short }: { whole: string; short: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{whole}</span>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    </>
  )
}
