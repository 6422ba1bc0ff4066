import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSetting } from '@trassa/contracts/calls/moderator/settings'
import {
  type OperatorSetting,
  operatorSettingSchema,
  type SettingVersion,
} from '@trassa/contracts/entities/operator-setting'
import type { Issue } from '@trassa/contracts/errors'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { z } from 'zod'
import { codeOf } from '../../../../shared/failures.ts'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { createFormDrafts, type FormDrafts } from '../../../lib/form-drafts.ts'
import { useIdempotentRequest } from '../../../lib/use-idempotent-request.ts'
import { SETTINGS_KEY } from '../../../shared/operator-settings/settings-queries.ts'

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

/** The last part of a place names the field: `['body', 'setting', 'value', 'until']`. */
const issueAt = (issues: readonly Pick<Issue, 'loc' | 'msg'>[], field: string) =>
  issues.find(({ loc }) => loc.at(-1) === field)?.msg

/** One setting while it is typed: kept as a draft, saved against the version that typing began from. */
export function useSettingForm<Typed>({
  row,
  drafts,
  toTyped,
  toSetting,
}: SettingFormOptions<Typed>) {
  const [api, client, toast, send] = [
    useApi(),
    useQueryClient(),
    useToast(),
    useIdempotentRequest(),
  ]
  const { key } = row.setting
  const [draft, setDraft] = useState(() => drafts.read(key))
  const [tried, setTried] = useState(false)
  const typed = draft ? draft.value : toTyped(row.setting)

  function keep(next: TypedSetting<Typed> | null) {
    drafts.write(key, next)
    setDraft(next)
  }
  const saving = useMutation({
    mutationFn: (setting: OperatorSetting) => {
      const args = { body: { setting, version: draft?.version ?? row.version } }
      return send(args, (idempotencyKey) => api.ask(changeSetting, args, { idempotencyKey }))
    },
    onSuccess: () => {
      keep(null)
      setTried(false)
      toast('Сохранено', { tone: 'success' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [SETTINGS_KEY] }),
  })
  const own = operatorSettingSchema.safeParse(toSetting(typed)).error?.issues ?? []
  const shown = own.map(({ path, message }) => ({ loc: path as Issue['loc'], msg: message }))
  const refused = saving.error && 'issues' in saving.error ? (saving.error.issues as Issue[]) : []
  const isStale = draft !== null && draft.version !== row.version

  return {
    typed,
    isChanged: draft !== null,
    change(next: Typed) {
      keep({ version: draft?.version ?? row.version, value: next })
      if (refused.length > 0) saving.reset()
    },
    /** Another person has saved meanwhile. */
    isStale,
    keepMine: () => draft && keep({ ...draft, version: row.version }),
    takeTheirs: () => keep(null),
    restore: (setting: OperatorSetting) => keep({ version: row.version, value: toTyped(setting) }),
    /** The mistake of a field, after the first attempt to save. */
    mistakeAt: (field: string): string | undefined =>
      tried ? (issueAt(shown, field) ?? issueAt(refused, field)) : undefined,
    /** Marks the mistakes. @returns whether there is none */
    check(): boolean {
      setTried(true)
      return own.length === 0
    },
    save: (setting: OperatorSetting) => {
      if (!saving.isPending && !isStale) saving.mutate(setting)
    },
    isSaving: saving.isPending,
    /** A failure that belongs to no field; a stale version is told by `isStale`. */
    failure:
      saving.error && refused.length === 0 && codeOf(saving.error) !== 'settings.stale'
        ? failureText(saving.error)
        : undefined,
  }
}

export type SettingForm<Typed> = ReturnType<typeof useSettingForm<Typed>>
