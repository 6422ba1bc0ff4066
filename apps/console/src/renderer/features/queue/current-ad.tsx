import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { SkipForward } from 'lucide-react'
import { AdBackground } from '../../shared/ad-view/ad-background.tsx'
import { AdView } from '../../shared/ad-view/ad-view.tsx'
import { ChangedNotice } from '../../shared/ad-view/changed-notice.tsx'
import { ActionBar } from '../../shared/decisions/action-bar.tsx'
import { ActionPane } from '../../shared/decisions/action-pane.tsx'
import { KeysElsewhere } from '../../shared/decisions/keys-elsewhere.tsx'
import { UnsavedNotice } from '../../shared/decisions/unsaved-notice.tsx'
import { useAdActions } from '../../shared/decisions/use-ad-actions.ts'
import { ariaKeys } from '../../shared/keyboard/aria-keys.ts'
import { areDecisionsBlocked } from '../../shared/keyboard/decision-block.ts'
import { useKeysOwner } from '../../shared/keyboard/decision-keys.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { ScrollArea } from '../../shared/keyboard/scroll-area.tsx'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { AdComplaints } from './ad-complaints.tsx'
import { ClaimLine } from './claim/claim-line.tsx'
import { TakingNotice } from './claim/taking-notice.tsx'
import { endsWaiting, rememberLane } from './decided-ads.ts'
import { useFreshAd } from './use-fresh-ad.ts'
import type { useQueue } from './use-queue.ts'

interface CurrentAdProps {
  ad: ModeratedAd
  queue: Pick<ReturnType<typeof useQueue>, 'next' | 'skip' | 'failure'>
}

/** The current ad and the decision on it; a decision loads the next ad. */
export function CurrentAd({ ad: claimed, queue }: CurrentAdProps) {
  const { ad, isChangedByOthers } = useFreshAd(claimed)
  const hasKeys = useKeysOwner() === null
  const actions = useAdActions(ad, {
    hasKeys,
    onDone(action) {
      if (!endsWaiting(action)) return
      if (ad.lane) rememberLane(ad.id, ad.lane)
      void queue.next()
    },
  })
  const skip = (pressed: Pick<Event, 'timeStamp'>) => {
    if (actions.accepts(pressed)) void queue.skip()
  }
  useKeyBindings({ skip: hasKeys && ((event) => areDecisionsBlocked() || skip(event)) })
  return (
    // A pane beside the queue leaves no room for two columns: the decision stands below the ad then.
    <div className="flex min-w-0 flex-1 @max-[860px]:flex-col">
      <ScrollArea
        label={ad.title}
        className="min-h-0 min-w-0 flex-1 p-4"
        busy={actions.busy}
        hasKeys={hasKeys}
      >
        <AdView ad={ad} hasKeys={hasKeys} />
      </ScrollArea>
      <aside
        aria-label="Решение"
        className="wrap-anywhere flex w-[clamp(320px,26vw,360px)] shrink-0 flex-col gap-4 overflow-y-auto border-l bg-surface-raised p-3 @max-[860px]:max-h-1/2 @max-[860px]:w-auto @max-[860px]:border-t @max-[860px]:border-l-0"
      >
        <ClaimLine ad={ad} />
        {isChangedByOthers && <ChangedNotice />}
        <ActionBar actions={actions}>
          <Tooltip text={KEYS.skip.does} keys={KEYS.skip.shown}>
            <Button
              variant="quiet"
              disabled={actions.busy}
              aria-keyshortcuts={ariaKeys(KEYS.skip)}
              onClick={({ nativeEvent }) => skip(nativeEvent)}
            >
              <SkipForward aria-hidden="true" />
              Пропустить
            </Button>
          </Tooltip>
        </ActionBar>
        {!hasKeys && <KeysElsewhere />}
        {actions.failure && <UnsavedNotice error={actions.failure} />}
        {queue.failure && <TakingNotice error={queue.failure} onNext={() => void queue.next()} />}
        <AdComplaints ad={ad} actions={actions} />
        <ActionPane ad={ad} actions={actions} />
        <AdBackground ad={ad} />
      </aside>
    </div>
  )
}
