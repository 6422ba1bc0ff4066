import type { OperatorSetting, SettingVersion } from '@trassa/contracts/entities/operator-setting'
import { useState } from 'react'
import { z } from 'zod'
import { codeOf } from '../../../../shared/failures.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { createFormDrafts, type FormDrafts } from '../../../lib/form-drafts.ts'
import { settingMistakes } from './setting-mistakes.ts'
import { useSaving } from './use-saving.ts'

interface TypedSetting<Typed> {
  /** The version that typing began from. */
  version: number
  value: Typed
}

export type SettingDrafts<Typed> = FormDrafts<TypedSetting<Typed> | null>

/** What is typed into the forms of one kind of settings and not saved yet, by the setting's key. */
export const settingDrafts = <Typed>(schema: z.ZodType<Typed>): SettingDrafts<Typed> =>
  createFormDrafts(
    'operator-setting',
    z
      .object({ version: z.int(), value: schema })
      .nullable() as z.ZodType<TypedSetting<Typed> | null>,
    null,
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
  const [draft, setDraft] = useState(() => drafts.read(key))
  const [tried, setTried] = useState(false)
  const typed = draft ? draft.value : toTyped(row.setting)

  function keep(next: TypedSetting<Typed> | null) {
    drafts.write(key, next)
    setDraft(next)
  }
  const saving = useSaving(() => {
    keep(null)
    setTried(false)
  })
  const mistakes = settingMistakes(toSetting(typed))
  const isStale = draft !== null && draft.version !== row.version
  const isToldByConflict = codeOf(saving.error) === 'settings.stale' && draft !== null

  return {
    typed,
    isChanged: draft !== null,
    change(next: Typed) {
      keep({ version: draft?.version ?? row.version, value: next })
      if (saving.mistakes.size > 0) saving.reset()
    },
    /** Another person has saved meanwhile. */
    isStale,
    keepMine: () => draft && keep({ ...draft, version: row.version }),
    takeTheirs: () => keep(null),
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
      saving.save({ setting, version: draft?.version ?? row.version })
    },
    isSaving: saving.isPending,
    /** A failure that belongs to no field and is not told as a conflict. */
    failure:
      saving.error && saving.mistakes.size === 0 && !isToldByConflict
        ? failureText(saving.error)
        : undefined,
  }
}

export type SettingForm<Typed> = ReturnType<typeof useSettingForm<Typed>>
