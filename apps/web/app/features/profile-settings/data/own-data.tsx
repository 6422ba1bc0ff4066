import { useMutation } from '@tanstack/react-query'
import { exportAccount } from '@trassa/contracts/calls/account'
import type { Profile } from '@trassa/contracts/entities/user'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { useApi } from '../../../shared/api/api-context.ts'
import { isAlive, type SentCode } from '../phone/unfinished-change.ts'
import { saveFile } from './save-file.ts'

const DeletionDialog = lazyPanel(() => import('./deletion-dialog.tsx'))

/** One's data as a file, and the deletion of the account (domain §2, decision 065). */
export function OwnData({ profile }: { profile: Profile }) {
  const api = useApi()
  const toast = useToast()
  const [openings, setOpenings] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<SentCode | null>(null)
  const download = useMutation({
    mutationFn: () => api.ask(exportAccount),
    onSuccess: (data) =>
      saveFile(`trassa-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
    onError: (error) => toast(error.message, { tone: 'failure' }),
  })
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="text-text-muted">
        Профиль, объявления с фотографиями и статистикой, избранное, жалобы, уведомления, ваши
        действия и входы – одним файлом JSON.
      </p>
      <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
        Скачать свои данные
      </Button>
      <hr className="w-full border-t" />
      <p className="text-text-muted">
        При удалении аккаунта сразу снимаются и удаляются все ваши объявления. Вернуть их нельзя.
      </p>
      <Button
        variant="danger"
        onClick={() => {
          setSent(sent && isAlive(sent) ? sent : null)
          setOpen(true)
          setOpenings(openings + 1)
        }}
      >
        Удалить аккаунт
      </Button>
      {isOpen && (
        <DeletionDialog
          key={openings}
          attempt={openings}
          onFailed={() => setOpen(false)}
          panel={{ phone: profile.phone, sent, onSent: setSent, onClose: () => setOpen(false) }}
        />
      )}
    </Card>
  )
}
