import { Button } from '@trassa/ui/actions/button'
import { useSeen } from '../../../shared/decisions/use-seen.ts'
import type { SettingForm } from '../pane/use-setting-form.ts'

/** docs/decisions/153 in the words of a person who is about to do it. */
const CONSEQUENCES = [
  'Все страницы сайта покажут «Сайт обновляется».',
  'Посетители не смогут ничего изменить: разместить, оплатить, отправить. В открытых вкладках списки останутся.',
  'Консоль, сообщения, бот и уведомления о платежах продолжат работать.',
  'Сайт останется закрытым, пока вы его не откроете.',
] as const

interface ClosingConfirmationProps<Typed> {
  form: SettingForm<Typed>
  onConfirm: () => void
  onCancel: () => void
}

/**
 * What will happen, before the site is closed. Only a press of its own button closes the site, when it can have been read:
 * neither Enter in a field nor a key that is still held down from the press before.
 */
export function ClosingConfirmation<Typed>({
  form,
  onConfirm,
  onCancel,
}: ClosingConfirmationProps<Typed>) {
  const { isSeen, mark } = useSeen('closing')
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-stop-quiet p-3">
      <p className="font-medium">Закрыть сайт для всех посетителей</p>
      <ul className="grid list-disc gap-1 pl-4.5">
        {CONSEQUENCES.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          {...mark}
          variant="danger"
          loading={form.isSaving}
          disabled={form.isStale}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={(event) => isSeen(event) && onConfirm()}
        >
          Закрыть для посетителей
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </div>
  )
}
