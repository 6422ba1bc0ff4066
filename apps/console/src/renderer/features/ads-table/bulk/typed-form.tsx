import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { ariaKeys } from '../../../shared/keyboard/aria-keys.ts'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { KeyForm } from '../../../shared/keyboard/key-form.tsx'
import { actionOf, mistakesIn, type TypedChoice } from './bulk-action.ts'
import { bulkDrafts } from './bulk-drafts.ts'
import {
  ArchiveHint,
  CategoryField,
  CategoryHint,
  CityField,
  CommentField,
  DayField,
  DaysField,
  type FieldProps,
  MessageField,
  OverrideHint,
  PublishedField,
  ReasonField,
  StatField,
} from './bulk-fields.tsx'

interface TypedFormProps {
  choice: TypedChoice
  busy: boolean
  /** Chosen ads of one owner, whose message is previewed. */
  titles: readonly string[]
  onSubmit: (action: BatchAction) => void
  onCancel: () => void
}

/** The fields of each change. */
const FIELDS: Record<TypedChoice, readonly ((props: FieldProps) => ReactNode)[]> = {
  approve: [],
  archive: [ArchiveHint],
  lift: [ReasonField],
  until: [DayField, ReasonField],
  shift: [DaysField, ReasonField],
  published: [PublishedField, ReasonField],
  city: [CityField, ReasonField],
  category: [CategoryField, ReasonField, CategoryHint],
  override: [StatField, CommentField, OverrideHint],
  message: [MessageField],
}

/** What a change of many ads needs to know; its texts are kept until they are sent. */
export function TypedForm({ choice, busy, titles, onSubmit, onCancel }: TypedFormProps) {
  const [draft, change] = useFormDraft(bulkDrafts, choice)
  const [tried, setTried] = useState(false)
  const mistakes = mistakesIn(choice, draft)

  function send() {
    setTried(true)
    if (!busy && Object.keys(mistakes).length === 0) onSubmit(actionOf(choice, draft))
  }
  return (
    <KeyForm noValidate className="flex flex-wrap items-start gap-3" onSubmit={send}>
      {FIELDS[choice].map((Field) => (
        <Field
          key={Field.name}
          draft={draft}
          mistakes={tried ? mistakes : {}}
          titles={titles}
          onChange={change}
        />
      ))}
      <div
        className={clsx(
          'flex gap-2',
          FIELDS[choice].at(-1) === ReasonField ? 'pt-5.5' : 'self-end',
        )}
      >
        <Tooltip text="Проверить, ничего не меняя" keys={KEYS.submit.shown}>
          <Button type="submit" loading={busy} aria-keyshortcuts={ariaKeys(KEYS.submit)}>
            Проверить
          </Button>
        </Tooltip>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </KeyForm>
  )
}
