import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { findIssues } from '@trassa/ad-form/issues/completeness'
import { type FieldName, markIssues } from '@trassa/ad-form/issues/mark-issues'
import type { FormUploads } from '@trassa/ad-form/photos/uploads-context'
import { uploadsSettled } from '@trassa/ad-form/photos/uploads-settled'
import { savedOf } from '@trassa/ad-form/saving/saved-ad'
import { meQuery } from '@trassa/api-client/queries'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd, updateStat } from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { useRef } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import type { DraftSave } from '../saving/use-draft-save.ts'
import type { Purpose } from './purposes.ts'

interface SubmitOptions {
  form: AdFormHandle
  save: DraftSave
  uploads: FormUploads
  purpose: Purpose
  onWrong: (name: FieldName) => void
  onDone: (ad: EditableAd) => void
  /** The session ended meanwhile. */
  onSessionGone: () => void
}

/**
 * The last button: waits for photographs, checks everything by the catalogue, saves what is left and
 * asks for the wanted stat; an ad that waits for its payment is done with as well. Validation errors of client and server are shown at their fields; a second press while the
 * first one is under way does nothing.
 */
export function useSubmit(options: SubmitOptions) {
  const { form, save, uploads, purpose, onWrong, onDone, onSessionGone } = options
  const api = useApi()
  const queryClient = useQueryClient()
  const definition = useDefinition()
  const isUnderWay = useRef(false)

  const mutation = useMutation({
    mutationFn: async (): Promise<EditableAd> => {
      await uploadsSettled(uploads)
      const issues = await findIssues(definition, form.getValues())
      if (issues.length > 0) throw new AppError('ad.incomplete', { issues })
      const { id, version } = await save.flush()
      const params = { id }
      if (purpose.stat === null) return api.ask(ownAd, { params })
      const ad = await api.ask(updateStat, { params, body: { stat: purpose.stat, version } })
      if (ad.stat !== AD_STATS.draft.stat) return ad
      // It waits for a payment and is still a draft (domain §3, submit), to which its owner may come back.
      save.send({ type: 'version.advanced', saved: savedOf(ad) })
      return ad
    },
    onSuccess: (ad) => {
      save.forget()
      void queryClient.invalidateQueries({ queryKey: ['userAds'] })
      onDone(ad)
    },
    onError: (error) => {
      if (!(error instanceof AppError)) return
      if (error.code === 'session.missing') {
        queryClient.setQueryData(meQuery(api).queryKey, null)
        return onSessionGone()
      }
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
