import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { ownerDecisionOf } from '@trassa/machines/ad-lifecycle/owner-decision'
import { Button } from '@trassa/ui/actions/button'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { TextArea } from '@trassa/ui/fields/text-area'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { useState } from 'react'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { adStatusLabel } from '../../ads/ad-status.tsx'
import { KEYS } from '../../keyboard/key-bindings.ts'
import { KeyForm } from '../../keyboard/key-form.tsx'
import { OwnerPreview } from '../../reasons/owner-preview.tsx'
import { overrideDrafts } from './override-drafts.ts'

const COMMENT_MAX = 500

interface OverrideFormProps {
  ad: ModeratedAd
  /** What the lifecycle lets a senior moderator make of the ad. */
  targets: readonly AdStat[]
  busy: boolean
  onSubmit: (override: { stat: AdStat; comment: string }) => void
  onCancel: () => void
}

/** A senior moderator sets a state past the usual ways, with a comment (domain §3: override), unblocking included. */
export function OverrideForm({ ad, targets, busy, onSubmit, onCancel }: OverrideFormProps) {
  const [{ stat, comment }, change] = useFormDraft(overrideDrafts, ad.id)
  const [tried, setTried] = useState(false)
  const isChosen = stat !== null && targets.includes(stat)

  function send() {
    setTried(true)
    if (busy || !isChosen || comment.trim() === '') return
    onSubmit({ stat, comment: comment.trim() })
  }

  return (
    <KeyForm className="grid gap-3" onSubmit={send}>
      <RadioGroup
        label="Новое состояние"
        options={targets.map((value) => ({ value, label: adStatusLabel(value) }))}
        value={isChosen ? stat : null}
        error={tried && !isChosen ? 'Выберите состояние' : undefined}
        onValueChange={(value) => change({ stat: value })}
      />
      <TextArea
        label="Комментарий"
        hint="Останется в истории с вашим именем. Владелец его не увидит."
        limit={COMMENT_MAX}
        maxLength={COMMENT_MAX}
        value={comment}
        error={tried && comment.trim() === '' ? 'Напишите, почему' : undefined}
        onChange={(event) => change({ comment: event.target.value })}
      />
      {isChosen && <Consequence ad={ad} stat={stat} />}
      <div className="flex flex-wrap gap-2">
        <Tooltip text="Изменить состояние" keys={KEYS.submit.shown}>
          <Button type="submit" variant="danger" loading={busy}>
            Изменить состояние
          </Button>
        </Tooltip>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </KeyForm>
  )
}

/** What an override does, and what its owner is told. */
function Consequence({ ad, stat }: { ad: ModeratedAd; stat: AdStat }) {
  const decision = ownerDecisionOf(
    { stat: ad.stat, underAppeal: ad.lane === 'appeals' },
    { type: 'ad.overridden', stat },
  )
  return (
    <>
      <p>
        {adStatusLabel(ad.stat)} → {adStatusLabel(stat)}
      </p>
      {decision ? (
        <OwnerPreview decision={decision} title={ad.title} messages={[]} />
      ) : (
        <p className="text-text-muted">Владелец об этом не узнает.</p>
      )}
    </>
  )
}
