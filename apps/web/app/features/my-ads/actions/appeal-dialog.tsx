import { APPEAL_MAX } from '@trassa/contracts/calls/ads'
import { Button } from '@trassa/ui/actions/button'
import { TextArea } from '@trassa/ui/fields/text-area'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useState } from 'react'

interface AppealDialogProps {
  title: string
  loading: boolean
  onClose: () => void
  onAppeal: (text: string) => void
}

function mistakeIn(text: string): string | undefined {
  if (text.trim() === '') return 'Напишите, почему вы не согласны с решением'
  return text.length > APPEAL_MAX ? `Сократите до ${APPEAL_MAX} знаков` : undefined
}

/** domain §3: an owner questions a block once, in words that the other moderator reads. */
export function AppealDialog({ title, loading, onClose, onAppeal }: AppealDialogProps) {
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Обжаловать блокировку"
      description={`${title}. Решение проверит другой модератор. Обжаловать можно один раз.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
          <Button
            loading={loading}
            onClick={() => (mistakeIn(text) ? setAsked(true) : onAppeal(text.trim()))}
          >
            Отправить
          </Button>
        </>
      }
    >
      <TextArea
        label="Почему вы не согласны"
        value={text}
        onChange={(event) => setText(event.target.value)}
        limit={APPEAL_MAX}
        rows={5}
        error={isAsked ? mistakeIn(text) : undefined}
      />
    </Dialog>
  )
}
