import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Menu, MenuItem } from '@trassa/ui/overlays/menu'
import { EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isLinkAction, labelOf, pathOf } from './action-labels.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import {
  firstActionOf,
  type OwnerAction,
  ownerActionsFor,
  type StatAction,
} from './owner-actions.ts'
import { isQuotaRefusal, type StatChange, useChangeStat } from './use-change-stat.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface AdActionsProps {
  ad: OwnAdCard
  profile: Profile
  onRemove: (ad: OwnAdCard) => void
  onStatistics: () => void
  onPromotion: () => void
}

/** What can be done with an ad now: what it needs first as a button, the rest in a menu. */
export function AdActions(props: AdActionsProps) {
  const { ad, profile, onRemove, onStatistics, onPromotion } = props
  const [asked, setAsked] = useState<StatAction | null>(null)
  const navigate = useNavigate()
  const change = useChangeStat()
  const actions = ownerActionsFor(ad, profile, new Date())
  const first = firstActionOf(ad.stat, actions)
  const others = actions.filter((action) => action !== first)
  const close = () => setAsked(null)
  const isUnderWay = useRef(false)
  /** One change at a time: a second press may come before the button shows the first one. */
  function send(details: Omit<StatChange, 'ad'>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    change.mutate(
      { ad, ...details },
      {
        onSettled: (_, error) => {
          isUnderWay.current = false
          // The text of an appeal stays after a failure.
          if (!error || details.action !== 'appeal') close()
        },
      },
    )
  }
  const press = (action: OwnerAction) => {
    if (isLinkAction(action)) void navigate(pathOf(action, ad.id))
    else if (action === 'delete') onRemove(ad)
    else setAsked(action)
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {first && (
        <Button
          size="small"
          variant={first === 'edit' || first === 'look' ? 'secondary' : 'primary'}
          {...(isLinkAction(first)
            ? { render: <Link to={pathOf(first, ad.id)} /> }
            : { onClick: () => press(first) })}
        >
          {labelOf(first, ad.stat)}
        </Button>
      )}
      {ad.stat === AD_STATS.active.stat && (
        <Button size="small" variant="secondary" onClick={onPromotion}>
          Продвижение
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton size="small" label={`Действия: ${ad.title}`} icon={<EllipsisVertical />} />
        }
      >
        <MenuItem onClick={onStatistics}>Статистика</MenuItem>
        {ad.stat !== AD_STATS.active.stat && <MenuItem onClick={onPromotion}>Продвижение</MenuItem>}
        {others.map((action) => (
          <MenuItem key={action} danger={action === 'delete'} onClick={() => press(action)}>
            {labelOf(action, ad.stat)}
          </MenuItem>
        ))}
      </Menu>
      {asked === 'withdraw' && (
        <WithdrawDialog
          ad={ad}
          loading={change.isPending}
          onClose={close}
          onWithdraw={(reason) => send({ action: asked, reason })}
        />
      )}
      {asked === 'appeal' && (
        <AppealDialog
          ad={ad}
          loading={change.isPending}
          onClose={close}
          isUnpaid={isQuotaRefusal(change.error)}
          onAppeal={(appeal) => send({ action: asked, appeal })}
        />
      )}
      {asked === 'renew' && (
        <ConfirmDialog
          ad={ad}
          loading={change.isPending}
          onClose={close}
          onConfirm={() => send({ action: asked })}
        />
      )}
    </div>
  )
}
