import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdContent, isSameContent, wholeContent } from '@trassa/ad-form/content/ad-content'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { findIssues } from '@trassa/ad-form/issues/completeness'
import { focusField } from '@trassa/ad-form/issues/focus-field'
import { markIssues } from '@trassa/ad-form/issues/mark-issues'
import type { FormUploads } from '@trassa/ad-form/photos/uploads-context'
import { uploadsSettled } from '@trassa/ad-form/photos/uploads-settled'
import { createDraft } from '@trassa/ad-form/saving/save-ad'
import type { SavedAd } from '@trassa/ad-form/saving/saved-ad'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useRef } from 'react'
import { isUnanswered } from '../../../../shared/failures.ts'
import { useApi } from '../../../lib/api-context.ts'
import { useIdempotentRequest } from '../../../lib/use-idempotent-request.ts'
import { refreshAds } from '../../../shared/ads/refresh-ads.ts'
import { draftBackups, type EditedAd } from '../saving/draft-backup.ts'
import { type DraftCreation, moderatorWriter, saveAll } from '../saving/moderator-writer.ts'
import type { SentAd } from '../saving/sent-message.ts'
import type { EditorPurpose } from './editor-purpose.ts'

interface EditorOptions {
  definition: FormDefinition
  form: AdFormHandle
  uploads: FormUploads
  edited: EditedAd
  /** As the form was opened with it; `null` for a new one. */
  opened: SavedAd | null
  purpose: EditorPurpose
  /** The draft was created or changed: it has an id from now on. */
  onSaved: (saved: SavedAd) => void
  /** Everything is saved; `null`: no stat was asked for. */
  onDone: (sent: SentAd | null) => void
}

type Action = 'save' | 'submit'

/** Saves the form's ad, or saves and submits it; issues of the catalogue and of the gateway are marked at their fields. */
export function useEditor(options: EditorOptions) {
  const { definition, form, uploads, edited, opened, purpose, onSaved, onDone } = options
  const api = useApi()
  const client = useQueryClient()
  const saved = useRef(opened)
  const decide = useIdempotentRequest()
  const creation = useRef<DraftCreation | null>(null)

  /** An unanswered request may have created the draft: a retry sends the same content and key. */
  async function ensureDraft(): Promise<SavedAd> {
    if (saved.current) return saved.current
    if ('adId' in edited) throw new Error('An existing ad is opened with its saved state')
    creation.current ??= {
      ...edited,
      content: structuredClone(form.getValues()),
      key: crypto.randomUUID(),
    }
    try {
      const writer = moderatorWriter(api, creation.current)
      saved.current = await createDraft(writer, creation.current.content)
      return saved.current
    } catch (error) {
      if (!isUnanswered(error)) creation.current = null
      throw error
    }
  }

  async function save(): Promise<SavedAd> {
    await uploadsSettled(uploads)
    const wanted = structuredClone(form.getValues())
    const keep = (ad: SavedAd) => {
      saved.current = ad
    }
    return saveAll(moderatorWriter(api), { saved: await ensureDraft(), wanted, onSaved: keep })
  }

  /** What was typed while the ad was being saved is a change to the version that has just been made. */
  function keepLaterTyping({ id, content: base }: SavedAd, version: number): void {
    draftBackups.clear(edited)
    const content = structuredClone(form.getValues())
    if (!isSameContent(base, content)) draftBackups.write({ adId: id }, { version, content, base })
  }

  const mutation = useMutation({
    mutationFn: async (action: Action): Promise<{ ad: SavedAd; sent: ModeratedAd | null }> => {
      if (action === 'save') return { ad: await save(), sent: null }
      const issues = await findIssues(definition, form.getValues())
      if (issues.length > 0) throw new AppError('ad.incomplete', { issues })
      const ad = await save()
      if (purpose.stat === null) return { ad, sent: null }
      const body = { stat: purpose.stat, version: ad.version, reasons: [] }
      const args = { params: { id: ad.id }, body }
      const sent = await decide(args, (idempotencyKey) =>
        api.ask(decideAd, args, { idempotencyKey }),
      )
      return { ad, sent }
    },
    onSuccess: ({ ad, sent }, action) => {
      keepLaterTyping(ad, sent?.version ?? ad.version)
      void refreshAds(client, [ad.id])
      if (action === 'submit') onDone(sent)
      else onSaved(ad)
    },
    onError: (error) => {
      const [first] = error instanceof AppError ? markIssues(form, error.issues) : []
      if (first) focusField(first)
    },
  })

  /** Goes on from the server's version with the chosen content; it is saved by the next press of a button. */
  function resolveConflict(fresh: SavedAd, content: AdContent): void {
    saved.current = fresh
    form.reset(wholeContent(definition, content))
    if (isSameContent(fresh.content, content)) draftBackups.clear(edited)
    else draftBackups.write(edited, { version: fresh.version, content, base: fresh.content })
    mutation.reset()
  }

  return {
    /** The action under way. */
    busy: mutation.isPending ? mutation.variables : null,
    failure: mutation.error,
    save: () => mutation.isPending || mutation.mutate('save'),
    submit: () => mutation.isPending || mutation.mutate('submit'),
    resolveConflict,
    /** What the form's changes are made to; `null` before the first saving of a new ad. */
    get saved() {
      return saved.current
    },
  }
}
