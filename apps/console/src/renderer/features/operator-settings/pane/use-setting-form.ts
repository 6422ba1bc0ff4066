import type {
  OperatorSetting,
  SettingVersion,
} from '@trassa/contracts/entities/moderator/operator-setting'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { codeOf } from '../../../../shared/failures.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { createFormDrafts, type FormDrafts } from '../../../lib/form-drafts.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { isSameSetting } from './same-setting.ts'
import { settingMistakes } from './setting-mistakes.ts'
import { useSaving } from './use-saving.ts'

interface SettingDraft<Typed> {
  /** The version that typing began from. */
  version: number
  /** `null`: nothing is typed. */
  value: Typed | null
}

export type SettingDrafts<Typed> = FormDrafts<SettingDraft<Typed>>

/** What is typed into the forms of one kind of settings and not saved yet, by the setting's key. */
export const settingDrafts = <Typed>(schema: z.ZodType<Typed>): SettingDrafts<Typed> =>
  createFormDrafts(
    'operator-setting',
    z.object({ version: z.int(), value: schema.nullable() }) as z.ZodType<SettingDraft<Typed>>,
    { version: 0, value: null },
  )

interface SettingFormOptions<Typed> {
  row: SettingVersion
  drafts: SettingDrafts<Typed>
  /** What the form shows of a value. */
  toTyped: (setting: OperatorSetting) => Typed
  toSetting: (typed: Typed) => OperatorSetting
}

/** One setting while it is typed: kept as a draft, saved against the version that typing began from. */
export function useSettingForm<Typed>({
  row,
  drafts,
  toTyped,
  toSetting,
}: SettingFormOptions<Typed>) {
  const { key } = row.setting
  const [draft, keep] = useFormDraft(drafts, key)
  const [tried, setTried] = useState(false)
  const typed = draft.value ?? toTyped(row.setting)

  function forget() {
    keep({ version: 0, value: null })
    setTried(false)
  }
  const saving = useSaving(forget)
  const isOutdated = draft.value !== null && draft.version !== row.version
  // The answer to a change may be lost: what was typed, or sent, is the present value then.
  const isTypedSaved = isOutdated && isSameSetting(toSetting(typed), row.setting)
  const isSentSaved =
    saving.error !== null && saving.sent !== undefined && isSameSetting(saving.sent, row.setting)
  const endAsSaved = useEffectEvent(() => {
    saving.reset()
    if (isTypedSaved) forget()
  })
  useEffect(() => {
    if (isTypedSaved || isSentSaved) endAsSaved()
  }, [isTypedSaved, isSentSaved])

  const mistakes = settingMistakes(toSetting(typed))
  const isStale = isOutdated && !isTypedSaved
  const versionOfDraft = draft.value === null ? row.version : draft.version
  const isToldByConflict = codeOf(saving.error) === 'settings.stale' && draft.value !== null

  return {
    typed,
    isChanged: draft.value !== null,
    change(next: Typed) {
      keep({ version: versionOfDraft, value: next })
      if (saving.mistakes.size > 0) saving.reset()
    },
    /** Another person has saved meanwhile. */
    isStale,
    keepMine: () => keep({ version: row.version }),
    takeTheirs: forget,
    restore: (setting: OperatorSetting) => keep({ version: row.version, value: toTyped(setting) }),
    /** The mistake of a field, after the first attempt to save. */
    mistakeAt: (field: string): string | undefined =>
      tried ? (mistakes.get(field) ?? saving.mistakes.get(field)) : undefined,
    /** Marks the mistakes. @returns whether there is none */
    check(): boolean {
      setTried(true)
      return mistakes.size === 0
    },
    save(setting: OperatorSetting) {
      if (isStale) return
      // Enter that is held down asks again for what was saved.
      if (isSameSetting(setting, row.setting)) forget()
      else saving.save({ setting, version: versionOfDraft })
    },
    isSaving: saving.isPending,
    /** A failure that belongs to no field and is not told as a conflict. */
    failure:
      saving.error && !isSentSaved && saving.mistakes.size === 0 && !isToldByConflict
        ? failureText(saving.error)
        : undefined,
  }
}

export type SettingForm<Typed> = ReturnType<typeof useSettingForm<Typed>>
