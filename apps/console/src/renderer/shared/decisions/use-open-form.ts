import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { actionOf, type DecisionKind, type FormlessKind, isFormless } from './decision.ts'
import { reopened } from './take-back/reopened.ts'

/** The action whose pane is open. */
export type FormAction = Exclude<DecisionKind, FormlessKind>

interface OpenForm {
  action: FormAction
  /** The version of the ad that the form is about. */
  version: number
  isHeldBack: boolean
}

/**
 * The open form of an ad. The ad is read anew under it, so what was written about one version must not decide on
 * another one: the first press after a change is dropped and told, the next one is about the new version (decision 128).
 */
export function useOpenForm({ id, version }: Pick<ModeratedAd, 'id' | 'version'>) {
  const [form, setForm] = useState<OpenForm | null>(null)
  const again = useStore(reopened)
  useEffect(() => {
    if (again?.adId !== id) return
    reopened.write(null)
    const action = actionOf(again.change)
    setForm(isFormless(action) ? null : { action, version: again.version, isHeldBack: false })
  }, [again, id])

  return {
    pane: form?.action ?? null,
    /** A decision of the form was dropped, because the ad has changed. */
    isHeldBack: form?.isHeldBack ?? false,
    open: (action: FormAction) => setForm({ action, version, isHeldBack: false }),
    close: () => setForm(null),
    /** Whether the form may be sent for the version that is shown. */
    acceptsVersion(): boolean {
      if (form === null || form.version === version) return true
      setForm({ ...form, version, isHeldBack: true })
      return false
    },
  }
}
