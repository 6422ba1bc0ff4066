import { emptyContent, isSameContent } from '@trassa/ad-form/content/ad-content'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { markIssues } from '@trassa/ad-form/issues/mark-issues'
import type { ApiClient } from '@trassa/api-client/client'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { readMe } from '@trassa/contracts/calls/profiles'
import { fromPromise } from 'xstate'
import { draftSaveMachine } from './draft-save.machine.ts'
import { saveStep } from './save-step.ts'

interface Provided {
  api: ApiClient
  definition: FormDefinition
  form: AdFormHandle
}

const NOTHING = emptyContent('', null)

/** The machine with the browser's means: the form it reads, the gateway it asks. */
export const provideDraftSave = ({ api, definition, form }: Provided) =>
  draftSaveMachine.provide({
    guards: { isOffline: () => !navigator.onLine },
    actors: {
      probe: fromPromise(async ({ signal }) => {
        await api.ask(readMe, {}, { signal })
      }),
      save: fromPromise(async ({ input: { saved, key } }) => {
        // The check brings every rule of the catalogue along: it is loaded with the first change.
        const { storableOf } = await import('./storable.ts')
        const before = saved?.content ?? NOTHING
        const { content, issues } = storableOf(definition, form.getValues(), before, new Date())
        markIssues(form, issues)
        try {
          const step = { adType: definition.adType, saved, wanted: content, key }
          const next = await saveStep(api, step)
          return { saved: next, more: !isSameContent(next.content, content) }
        } catch (error) {
          if (error instanceof AppError) markIssues(form, error.issues)
          throw error
        }
      }),
    },
  })
