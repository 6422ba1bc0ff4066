import { emptyContent, isSameContent } from '@trassa/ad-form/content/ad-content'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { markIssues } from '@trassa/ad-form/issues/mark-issues'
import { createDraft, saveStep } from '@trassa/ad-form/saving/save-ad'
import type { ApiClient } from '@trassa/api-client/client'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { readMe } from '@trassa/contracts/calls/profiles'
import { fromPromise } from 'xstate'
import { draftSaveMachine } from './draft-save.machine.ts'
import { ownerWriter } from './owner-writer.ts'

interface Provided {
  api: ApiClient
  definition: FormDefinition
  form: AdFormHandle
  /** The server knows no session any more. */
  onSessionGone: () => void
}

const NOTHING = emptyContent('', null)

/** The machine with its actors bound to the form and to the API client. */
export const provideDraftSave = ({ api, definition, form, onSessionGone }: Provided) =>
  draftSaveMachine.provide({
    guards: { isOffline: () => !navigator.onLine },
    actors: {
      probe: fromPromise(async ({ signal }) => {
        await api.ask(readMe, {}, { signal })
      }),
      save: fromPromise(async ({ input: { saved, key } }) => {
        // Loaded with the first change: it imports every validation rule of the catalogue.
        const { storableOf } = await import('./storable.ts')
        const before = saved?.content ?? NOTHING
        const { content, issues } = storableOf(definition, form.getValues(), before, new Date())
        markIssues(form, issues)
        try {
          const writer = ownerWriter(api, definition.adType, key)
          const next = saved
            ? await saveStep(writer, saved, content)
            : await createDraft(writer, content)
          return { saved: next, more: !isSameContent(next.content, content) }
        } catch (error) {
          if (error instanceof AppError) markIssues(form, error.issues)
          if (error instanceof AppError && error.code === 'session.missing') onSessionGone()
          throw error
        }
      }),
    },
  })
