import type { Profile } from '@trassa/contracts/entities/user'
import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { useState } from 'react'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { readPhoneChange } from './unfinished-change.ts'

const PhoneDialog = lazyPanel(() => import('./phone-dialog.tsx'))

/** The number by which one logs in, and its change (decision 064); one that waits for its codes goes on after a reload. */
export function PhoneSection({ profile }: { profile: Profile }) {
  const [openings, setOpenings] = useState(0)
  const [isOpen, setOpen] = useState(() => readPhoneChange(profile.id) !== null)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="whitespace-nowrap font-medium">{formatPhone(profile.phone)}</p>
        <p className="text-caption text-text-muted">
          По нему вы входите, его видят покупатели в объявлениях
        </p>
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true)
          setOpenings(openings + 1)
        }}
      >
        Сменить номер
      </Button>
      {isOpen && (
        <PhoneDialog
          key={openings}
          attempt={openings}
          onFailed={() => setOpen(false)}
          panel={{ profile, onClose: () => setOpen(false) }}
        />
      )}
    </Card>
  )
}
