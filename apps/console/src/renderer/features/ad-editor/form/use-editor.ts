import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wholeContent } from '@trassa/ad-form/content/ad-content'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { findMistakes } from '@trassa/ad-form/issues/completeness'
import { focusField } from '@trassa/ad-form/issues/focus-field'
import { markIssues } from '@trassa/ad-form/issues/mark-issues'
import type { Uploads } from '@trassa/ad-form/photos/uploads'
import { uploadsSettled } from '@trassa/ad-form/photos/uploads-settled'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { decideAd, readAd } from '@trassa/contracts/calls/moderator-ads'
import { useRef } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { isUnanswered } from '../../../lib/failure-text.ts'
import { type EditedAd, keptAds } from '../saving/draft-backup.ts'
import { type Beginning, beginAd, type SavedAd, saveAd, savedOf } from '../saving/save-ad.ts'
import type { SentAd } from '../saving/sent-message.ts'
import type { EditorPurpose } from './editor-purpose.ts'

interface EditorOptions {
  definition: FormDefinition
  form: AdFormHandle
  uploads: Uploads
  edited: EditedAd
  /** As the form was opened with it; `null` for a new one. */
  opened: SavedAd | null
  purpose: EditorPurpose
  /** A draft has begun or been changed: it has an id from now on. */
  onSaved: (saved: SavedAd) => void
  /** The last button has done its work; `null` where nothing was sent. */
  onDone: (sent: SentAd | null) => void
}

type Wish = 'save' | 'submit'

/** Saves the form's ad, or saves and sends it; mistakes of either side stand at their fields. */
export function useEditor(options: EditorOptions) {
  const { definition, form, uploads, edited, opened, purpose, onSaved, onDone } = options
  const api = useApi()
  const client = useQueryClient()
  const saved = useRef(opened)
  const beginning = useRef<Beginning | null>(null)

  /** A try that nobody has answered may have begun the draft: it is asked again with the same words. */
  async function begun(): Promise<SavedAd> {
    if (saved.current) return saved.current
    if ('adId' in edited) throw new Error('An ad that exists is opened as the server has it')
    beginning.current ??= {
      ...edited,
      content: structuredClone(form.getValues()),
      key: crypto.randomUUID(),
    }
    try {
      saved.current = await beginAd(api, beginning.current)
      return saved.current
    } catch (error) {
      if (!isUnanswered(error)) beginning.current = null
      throw error
    }
  }

  async function save(): Promise<SavedAd> {
    await uploadsSettled(uploads)
    const wanted = structuredClone(form.getValues())
    const keep = (ad: SavedAd) => {
      saved.current = ad
    }
    return saveAd(api, { saved: await begun(), wanted, onSaved: keep })
  }

  const mutation = useMutation({
    mutationFn: async (wish: Wish): Promise<{ ad: SavedAd; sent: SentAd | null }> => {
      if (wish === 'save') return { ad: await save(), sent: null }
      const issues = await findMistakes(definition, form.getValues())
      if (issues.length > 0) throw new AppError('ad.incomplete', { issues })
      const ad = await save()
      if (purpose.stat === null) return { ad, sent: null }
      const body = { stat: purpose.stat, version: ad.version, reasons: [] }
      return { ad, sent: await api.ask(decideAd, { params: { id: ad.id }, body }) }
    },
    onSuccess: ({ ad, sent }, wish) => {
      keptAds.clear(edited)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' })
      if (wish === 'submit') onDone(sent)
      else onSaved(ad)
    },
    onError: (error) => {
      const [first] = error instanceof AppError ? markIssues(form, error.issues) : []
      if (first) focusField(first)
    },
  })

  /** Two have changed one ad: `theirs` forgets what stands here, `mine` is saved over it. */
  async function settle(keep: 'theirs' | 'mine'): Promise<void> {
    const id = saved.current?.id
    if (id === undefined) return
    const fresh = savedOf(await api.ask(readAd, { params: { id } }))
    saved.current = fresh
    if (keep === 'theirs') {
      form.reset(wholeContent(definition, fresh.content))
      keptAds.clear(edited)
    }
    mutation.reset()
  }

  return {
    /** Which button is at work. */
    busy: mutation.isPending ? mutation.variables : null,
    failure: mutation.error,
    save: () => mutation.isPending || mutation.mutate('save'),
    submit: () => mutation.isPending || mutation.mutate('submit'),
    settle,
    /** The version that the form's words go with. */
    version: () => saved.current?.version ?? null,
  }
}
