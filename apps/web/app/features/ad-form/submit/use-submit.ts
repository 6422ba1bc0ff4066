import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd, updateStat } from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { useRef } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import type { AdFormHandle } from '../ad-form-handle.ts'
import { useDefinition } from '../definition-context.ts'
import { findMistakes } from '../layout/completeness.ts'
import { type FieldName, markIssues } from '../mark-issues.ts'
import type { Uploads } from '../photos/uploads.ts'
import { savedOf } from '../saving/save-step.ts'
import type { DraftSave } from '../saving/use-draft-save.ts'
import type { Purpose } from './purpose.ts'

interface SubmitOptions {
  form: AdFormHandle
  save: DraftSave
  uploads: Uploads
  purpose: Purpose
  onWrong: (name: FieldName) => void
  onDone: (ad: EditableAd) => void
}

/** Resolves once every photograph has arrived or failed. */
function photosArrived({ read, subscribe }: Uploads): Promise<void> {
  return new Promise((resolve) => {
    if (read().total === 0) return resolve()
    const unsubscribe = subscribe(() => {
      if (read().total > 0) return
      unsubscribe()
      resolve()
    })
  })
}

/**
 * The last button: waits for photographs, checks everything by the catalogue, saves what is left and
 * asks for the wanted stat. Mistakes of either side stand at their fields; a second press while the
 * first one is under way does nothing.
 */
export function useSubmit(options: SubmitOptions) {
  const { form, save, uploads, purpose, onWrong, onDone } = options
  const api = useApi()
  const queryClient = useQueryClient()
  const definition = useDefinition()
  const isUnderWay = useRef(false)

  const mutation = useMutation({
    mutationFn: async (): Promise<EditableAd> => {
      await photosArrived(uploads)
      const issues = await findMistakes(definition, form.getValues())
      if (issues.length > 0) throw new AppError('ad.incomplete', { issues })
      const { id, version } = await save.flush()
      const params = { id }
      if (purpose.stat === null) return api.ask(ownAd, { params })
      const ad = await api.ask(updateStat, { params, body: { stat: purpose.stat, version } })
      if (ad.stat !== AD_STATS.draft.stat) return ad
      // It waits for a payment and is still a draft (domain §3, submit): nothing is sent yet.
      save.send({ type: 'version.advanced', saved: savedOf(ad) })
      throw new AppError('ad.quota')
    },
    onSuccess: (ad) => {
      save.forget()
      void queryClient.invalidateQueries({ queryKey: ['userAds'] })
      onDone(ad)
    },
    onError: (error) => {
      if (!(error instanceof AppError)) return
      const [first] = markIssues(form, error.issues)
      if (first) onWrong(first)
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })

  return {
    isPending: mutation.isPending,
    error: mutation.error,
    submit() {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate()
    },
  }
}
