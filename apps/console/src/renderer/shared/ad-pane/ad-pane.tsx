import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { FilePen } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { PaneHeader } from '../../lib/pane-header.tsx'
import { AdBackground } from '../ad-view/ad-background.tsx'
import { AdView } from '../ad-view/ad-view.tsx'
import { ChangedNotice } from '../ad-view/changed-notice.tsx'
import { editAdPath } from '../ads/ad-paths.ts'
import { adQuery } from '../ads/ad-query.ts'
import { isChangedByOthers } from '../ads/changed-by-others.ts'
import { refreshAds } from '../ads/refresh-ads.ts'
import { useLiveAd } from '../ads/use-live-ad.ts'
import { ActionBar } from '../decisions/action-bar.tsx'
import { ActionPane } from '../decisions/action-pane.tsx'
import { isEditable, isOwnAd } from '../decisions/allowed-actions.ts'
import { KeysElsewhere } from '../decisions/keys-elsewhere.tsx'
import { UnsavedNotice } from '../decisions/unsaved-notice.tsx'
import { useAdActions } from '../decisions/use-ad-actions.ts'
import { ariaKeys } from '../keyboard/aria-keys.ts'
import { usePaneKeys } from '../keyboard/decision-keys.ts'
import { KEYS } from '../keyboard/key-bindings.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { useScrollKeys } from '../keyboard/use-scroll-keys.ts'
import { useReturnFocus } from '../side-pane/use-return-focus.ts'
import { useMe } from '../users/me-context.ts'
import { OwnerConfirmation } from './owner-confirmation.tsx'

interface AdPaneProps {
  id: string
  onClose: () => void
}

/** One ad beside a list or on a page of its own: everything about it, and what may be done with it. */
export function AdPane({ id, onClose }: AdPaneProps) {
  const query = useQuery(adQuery(useApi(), id))
  useLiveAd(id)
  useReturnFocus()
  const pane = useRef<HTMLElement>(null)
  const hasKeys = usePaneKeys(id)
  useScrollKeys(pane, { pages: false, hasKeys })
  return (
    <aside
      ref={pane}
      aria-label="Объявление"
      className="wrap-anywhere @container flex w-(--pane-width,clamp(360px,36vw,560px)) shrink-0 flex-col gap-3 overflow-y-auto border-l bg-surface-raised p-3"
    >
      <PaneHeader title={`Объявление № ${id}`} onClose={onClose} />
      <LoadedPart query={query} skeleton={AD_SKELETON}>
        {(ad) => (
          <LoadedAd key={ad.id} ad={ad} isRead={query.fetchStatus === 'idle'} hasKeys={hasKeys} />
        )}
      </LoadedPart>
    </aside>
  )
}

const AD_SKELETON = (
  <SkeletonGroup className="grid gap-3">
    <Skeleton className="h-8" />
    <Skeleton className="h-60" />
    <Skeleton className="h-24" />
  </SkeletonGroup>
)

interface LoadedAdProps {
  ad: ModeratedAd
  /** No newer answer is on its way. */
  isRead: boolean
  hasKeys: boolean
}

function LoadedAd({ ad, isRead, hasKeys }: LoadedAdProps) {
  const client = useQueryClient()
  const refresh = () => refreshAds(client, [ad.id])
  const navigate = useNavigate()
  const me = useMe()
  // An earlier reading is shown until the first answer comes: what changed before the opening did not change during it.
  const [opened, setOpened] = useState<ModeratedAd | null>(null)
  if (opened === null && isRead) setOpened(ad)
  const mayEdit = isEditable(ad, me, new Date())
  useKeyBindings({ edit: hasKeys && mayEdit && (() => navigate(editAdPath(ad.id))) })
  const actions = useAdActions(ad, { hasKeys })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-3 @min-[880px]:grid-rows-[auto_1fr] @min-[880px]:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-3 empty:hidden @min-[880px]:col-start-2">
        {isOwnAd(ad, me) && (
          <p className="rounded-card bg-marking-quiet p-3">{ERROR_TEXTS['moderation.own_ad']}</p>
        )}
        {opened && isChangedByOthers(opened, ad, me.id) && <ChangedNotice />}
        {(actions.allowed.size > 0 || mayEdit) && (
          <ActionBar actions={actions}>{mayEdit && <EditLink id={ad.id} />}</ActionBar>
        )}
        {actions.failure && <UnsavedNotice error={actions.failure} />}
        {!hasKeys && <KeysElsewhere />}
        <OwnerConfirmation
          ad={ad}
          acceptsKey={actions.acceptsKey}
          onChange={() => void refresh()}
        />
        <ActionPane ad={ad} actions={actions} />
      </div>
      <div className="@min-[880px]:col-start-1 @min-[880px]:row-span-2 @min-[880px]:row-start-1">
        <AdView ad={ad} hasKeys={hasKeys} />
      </div>
      <div className="@min-[880px]:col-start-2">
        <AdBackground ad={ad} />
      </div>
    </div>
  )
}

function EditLink({ id }: { id: string }) {
  return (
    <Tooltip text={KEYS.edit.does} keys={KEYS.edit.shown}>
      <Button
        variant="secondary"
        aria-keyshortcuts={ariaKeys(KEYS.edit)}
        render={<Link to={editAdPath(id)} />}
      >
        <FilePen aria-hidden="true" />
        Изменить
      </Button>
    </Tooltip>
  )
}
