import { contentOf, wholeContent } from '@trassa/ad-form/content/ad-content'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd } from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { waitFor } from 'xstate'
import { useApi } from '../../../shared/api/api-context.ts'
import { provideDraftSave } from './actors.ts'
import { localMirror } from './draft-backup.ts'
import type { DraftSaveInput } from './draft-save.types.ts'
import { type SavedAd, savedOf } from './save-step.ts'
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

/** Keeps what the form holds in this browser at once and on the server as `draftSaveMachine` says. */
export function useDraftSave({ definition, form, ad, userId, saves, restored }: DraftSaveOptions) {
  const api = useApi()
  const { adType } = definition
  const [machine] = useState(() => provideDraftSave({ api, definition, form }))
  const [snapshot, send, actor] = useMachine(machine, {
    input: { saved: ad && savedOf(ad), userId, saves, restored },
  })
  const { saved } = snapshot.context

  useEffect(() => send({ type: 'session.changed', userId }), [send, userId])

  const mirror = useEffectEvent(() => {
    const { id: adId = null, version = null } = actor.getSnapshot().context.saved ?? {}
    localMirror.write({ adType, adId }, { adType, userId, version, content: form.getValues() })
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          mirror()
          send({ type: 'content.changed' })
        },
      }),
    [form, send],
  )

  // What was typed before there was a draft is its own from now on; the mirror knows the version it goes with.
  const version = saved?.version
  useEffect(() => {
    if (version === undefined || version === ad?.version) return
    mirror()
    if (!ad) localMirror.clear({ adType, adId: null })
  }, [version, ad, adType])

  usePageEvents({
    onOnline: () => send({ type: 'network.returned' }),
    // What buyers see is saved by a button only; a draft goes with the page.
    onHidden: () => actor.getSnapshot().matches('typing') && send({ type: 'flush.requested' }),
  })

  return {
    snapshot,
    send,
    /** Saves everything now. @throws AppError that says why it could not. */
    async flush(): Promise<SavedAd> {
      send({ type: 'flush.requested' })
      const end = await waitFor(actor, (state) => !state.hasTag('busy'))
      if (end.matches('settled') && end.context.saved) return end.context.saved
      const code = end.matches('anonymous') ? 'session.missing' : 'network.failed'
      throw end.context.error ?? new AppError(code)
    },
    /** `theirs` forgets what stands here; `mine` writes it over what another window has saved. */
    async resolveConflict(keep: 'theirs' | 'mine'): Promise<void> {
      if (!saved) return
      const current = await api.ask(ownAd, { params: { id: saved.id } })
      if (keep === 'theirs') form.reset(wholeContent(definition, contentOf(current)))
      send({ type: 'conflict.resolved', saved: savedOf(current) })
    },
    forget(): void {
      localMirror.clear({ adType, adId: actor.getSnapshot().context.saved?.id ?? null })
    },
  }
}
