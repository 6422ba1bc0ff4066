import { useQueryClient } from '@tanstack/react-query'
import { contentOf, isUntouched, wholeContent } from '@trassa/ad-form/content/ad-content'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { useContentChange } from '@trassa/ad-form/context/use-content-change'
import { type SavedAd, savedOf } from '@trassa/ad-form/saving/saved-ad'
import { meQuery } from '@trassa/api-client/queries'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd } from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { waitFor } from 'xstate'
import { useApi } from '../../../shared/api/api-context.ts'
import { provideDraftSave } from './actors.ts'
import { draftBackups } from './draft-backup.ts'
import type { DraftSaveInput } from './draft-save.types.ts'
import { usePageEvents } from './use-page-events.ts'

interface DraftSaveOptions {
  definition: FormDefinition
  form: AdFormHandle
  /** As the form was opened with it; `null` for a new one. */
  ad: EditableAd | null
  userId: string | null
  saves: DraftSaveInput['saves']
  restored: DraftSaveInput['restored']
}

export type DraftSave = ReturnType<typeof useDraftSave>

/** Backs the form's content up in this browser at once and saves it to the server as `draftSaveMachine` decides. */
export function useDraftSave({ definition, form, ad, userId, saves, restored }: DraftSaveOptions) {
  const api = useApi()
  const { adType } = definition
  const queryClient = useQueryClient()
  const [machine] = useState(() =>
    provideDraftSave({
      api,
      definition,
      form,
      // The next login is then a change of the session, after which the machine saves by itself.
      onSessionGone: () => queryClient.setQueryData(meQuery(api).queryKey, null),
    }),
  )
  const [snapshot, send, actor] = useMachine(machine, {
    input: { saved: ad && savedOf(ad), userId, saves, restored },
  })
  const { saved } = snapshot.context

  useEffect(() => send({ type: 'session.changed', userId }), [send, userId])

  function backUp() {
    const { id: adId = null, version = null } = actor.getSnapshot().context.saved ?? {}
    draftBackups.write({ adType, adId }, { adType, userId, version, content: form.getValues() })
  }
  useContentChange(form, () => {
    backUp()
    // What the form fills in by itself makes no draft.
    if (actor.getSnapshot().context.saved === null && isUntouched(form.getValues())) return
    send({ type: 'content.changed' })
  })

  // A save changes the version that the backup belongs to, and the first one moves it to the new ad's key.
  const version = saved?.version
  const backUpSaved = useEffectEvent(backUp)
  useEffect(() => {
    if (version === undefined || version === ad?.version) return
    backUpSaved()
    if (!ad) draftBackups.clear({ adType, adId: null })
  }, [version, ad, adType])

  usePageEvents({
    onOnline: () => send({ type: 'network.returned' }),
    // Only a draft saves itself when the page is hidden; an ad that buyers see is saved by its button.
    onHidden: () => actor.getSnapshot().matches('typing') && send({ type: 'flush.requested' }),
  })

  return {
    snapshot,
    send,
    /** Saves all changes now. @throws AppError with the reason of a failure. */
    async flush(): Promise<SavedAd> {
      for (;;) {
        send({ type: 'flush.requested' })
        const end = await waitFor(actor, (state) => !state.hasTag('busy'))
        if (end.matches('settled') && end.context.saved) return end.context.saved
        // Something changed while it was being saved: the login fills in the name, a photograph arrives.
        if (end.matches('typing') || end.matches('unsaved')) continue
        const code = end.matches('anonymous') ? 'session.missing' : 'network.failed'
        throw end.context.error ?? new AppError(code)
      }
    },
    /** `theirs` replaces the form's content by the server's; `mine` saves the form's content over it. */
    async resolveConflict(keep: 'theirs' | 'mine'): Promise<void> {
      if (!saved) return
      const current = await api.ask(ownAd, { params: { id: saved.id } })
      if (keep === 'theirs') form.reset(wholeContent(definition, contentOf(current)))
      send({ type: 'conflict.resolved', saved: savedOf(current) })
    },
    forget(): void {
      draftBackups.clear({ adType, adId: actor.getSnapshot().context.saved?.id ?? null })
    },
  }
}
