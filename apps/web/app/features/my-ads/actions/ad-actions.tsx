import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Menu, MenuItem } from '@trassa/ui/overlays/menu'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { type OwnerAction, ownerActionsFor, type StatAction } from './owner-actions.ts'
import { useChangeStat } from './use-change-stat.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface AdActionsProps {
  ad: OwnAdCard
  profile: Profile
  onRemoveDraft: (ad: OwnAdCard) => void
}

const FORMS: Partial<Record<OwnerAction, { label: string; path: string }>> = {
  continue: { label: 'Продолжить', path: PATHS.createAd },
  fix: { label: 'Исправить', path: PATHS.editAd },
  edit: { label: 'Изменить', path: PATHS.editAd },
}

const LABELS: Record<StatAction, string> = {
  withdraw: 'Снять с публикации',
  renew: 'Разместить снова',
  appeal: 'Обжаловать',
  delete: 'Удалить',
}

const isStatAction = (action: OwnerAction): action is StatAction => action in LABELS

/** What can be done with an ad now: the form as a button, the rest in a menu. */
export function AdActions({ ad, profile, onRemoveDraft }: AdActionsProps) {
  const [asked, setAsked] = useState<StatAction | null>(null)
  const change = useChangeStat()
  const actions = ownerActionsFor(ad, profile, new Date())
  const form = actions.map((action) => FORMS[action]).find((one) => one !== undefined)
  const others = actions.filter(isStatAction)
  const isDraft = ad.stat === AD_STATS.draft.stat
  const close = () => setAsked(null)
  const press = (action: StatAction) =>
    action === 'delete' && isDraft ? onRemoveDraft(ad) : setAsked(action)

  return (
    <div className="flex items-center gap-2">
      {form && (
        <Button
          size="small"
          variant={actions.includes('edit') ? 'secondary' : 'primary'}
          render={<Link to={`${form.path}?id=${ad.id}`} />}
        >
          {form.label}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton size="small" label={`Действия: ${ad.title}`} icon={<EllipsisVertical />} />
          }
        >
          {others.map((action) => (
            <MenuItem key={action} danger={action === 'delete'} onClick={() => press(action)}>
              {LABELS[action]}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked === 'withdraw' && (
        <WithdrawDialog
          ad={ad}
          loading={change.isPending}
          onClose={close}
          onWithdraw={(reason) =>
            change.mutate({ ad, action: asked, reason }, { onSettled: close })
          }
        />
      )}
      {asked === 'appeal' && (
        <AppealDialog
          title={ad.title}
          loading={change.isPending}
          onClose={close}
          onAppeal={(appeal) => change.mutate({ ad, action: asked, appeal }, { onSuccess: close })}
        />
      )}
      {asked && asked !== 'withdraw' && asked !== 'appeal' && (
        <ConfirmDialog
          action={asked}
          ad={ad}
          loading={change.isPending}
          onClose={close}
          onConfirm={() => change.mutate({ ad, action: asked }, { onSettled: close })}
        />
      )}
    </div>
  )
}
