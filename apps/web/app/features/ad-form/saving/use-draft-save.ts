import { useMachine } from '@xstate/react'
import type { FormDefinition } from '@trassa/catalog/form-definition'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd } from '@trassa/contracts/calls/ads'
import { readMe } from '@trassa/contracts/calls/profiles'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fromPromise, waitFor } from 'xstate'
import { useApi } from '../../../lib/api-context.ts'
import { type AdContent, contentOf, isSameContent } from '../ad-content.ts'
import { markIssues } from '../mark-issues.ts'
import { draftSaveMachine } from './draft-save.machine.ts'
import type { DraftSaveInput } from './draft-save.types.ts'
import { localMirror } from './local-mirror.ts'
import { type SavedAd, savedOf, saveStep } from './save-step.ts'

interface DraftSaveOptions {
  definition: FormDefinition
  form: UseFormReturn<AdContent>
  /** As the form was opened with it. */
  ad: EditableAd | null
  profile: Profile | null
  saves: DraftSaveInput['saves']
  restored: DraftSaveInput['restored']
}

export type DraftSave = ReturnType<typeof useDraftSave>

/** Keeps the form's content on the server and in this browser. */
export function useDraftSave(options: DraftSaveOptions) {
  const { definition, form, ad, profile, saves, restored } = options
  const api = useApi()
  const userId = profile?.id ?? null

  const [snapshot, send, actor] = useMachine(
    draftSaveMachine.provide({
      guards: { isOffline: () => !navigator.onLine },
      actors: {
        probe: fromPromise(async ({ signal }) => {
          await api.ask(readMe, {}, { signal })
        }),
        save: fromPromise(async ({ input: { saved, key } }) => {
          const { storableOf } = await import('./storable.ts')
          const before = saved?.content ?? form.formState.defaultValues
          const base = { ...form.getValues(), ...before } as AdContent
          const { content, issues } = storableOf(definition, form.getValues(), base, new Date())
          markIssues(form, issues)
          const next = await saveStep(api, {
            adType: definition.adType,
            saved,
            wanted: content,
            key,
          }).catch((error: unknown) => {
            if (error instanceof AppError) markIssues(form, error.issues)
            throw error
          })
          return { saved: next, more: !isSameContent(next.content, content) }
        }),
      },
    }),
    { input: { saved: ad && savedOf(ad), userId, saves, restored } },
  )
