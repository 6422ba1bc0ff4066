import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { PROMOTION_IDS, PROMOTIONS } from '@trassa/contracts/enumerations/goods'
import { Button } from '@trassa/ui/actions/button'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { Select } from '@trassa/ui/choices/select'
import { NumberField } from '@trassa/ui/fields/number-field'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { compensationDrafts } from './compensation-drafts.ts'
import {
  type CompensationBody,
  compensationMistakes,
  compensationOf,
} from './compensation-mistakes.ts'

interface CompensationFormProps {
  userId: string
  ads: readonly AdRow[]
  busy: boolean
  onSubmit: (body: CompensationBody) => void
  onCancel: () => void
}

const { draft, moderation, needsFix, active } = AD_STATS

/** States in which an ad may have a promotion. */
const PROMOTABLE: readonly AdStat[] = [draft.stat, moderation.stat, needsFix.stat, active.stat]

const KINDS = [
  { value: 'publications', label: 'Публикации' },
  { value: 'promotion', label: 'Продвижение' },
] as const

const SERVICES = PROMOTION_IDS.map((id) => ({ value: id, label: PROMOTIONS[id].name }))

/** What is given and why; it is stored until it is given. */
export function CompensationForm({ userId, ads, busy, onSubmit, onCancel }: CompensationFormProps) {
  const [typed, change] = useFormDraft(compensationDrafts, userId)
  const [tried, setTried] = useState(false)
  const mistakes = tried ? compensationMistakes(typed) : {}
  const promotable = ads
    .filter(({ stat }) => PROMOTABLE.includes(stat))
    .map(({ id, title }) => ({ value: id, label: title || `Объявление № ${id}` }))

  return (
    <form
      aria-label="Новая компенсация"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        const body = compensationOf(typed)
        if (body) onSubmit(body)
      }}
    >
      <SegmentedControl
        label="Что даём"
        options={KINDS}
        value={typed.kind}
        onValueChange={(kind) => change({ kind })}
      />
      {typed.kind === 'publications' ? (
        <NumberField
          label="Сколько публикаций"
          hint="Действуют 90 дней, в любой категории"
          autoFocus
          value={typed.quantity}
          error={mistakes.quantity}
          onValueChange={(quantity) => change({ quantity })}
        />
      ) : (
        <>
          <Select
            label="Объявление"
            hint={promotable.length === 0 ? 'Подходящих объявлений нет' : undefined}
            options={promotable}
            value={typed.adId}
            error={mistakes.adId}
            onValueChange={(adId) => change({ adId })}
          />
          <Select
            label="Услуга"
            options={SERVICES}
            value={typed.promotion}
            error={mistakes.promotion}
            onValueChange={(promotion) => change({ promotion })}
          />
        </>
      )}
      <TextField
        label="Почему"
        hint="Останется в истории пользователя"
        maxLength={500}
        value={typed.reason}
        error={mistakes.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={busy}>
          Выдать
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
