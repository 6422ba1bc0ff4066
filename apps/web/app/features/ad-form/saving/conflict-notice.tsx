import { useMutation } from '@tanstack/react-query'
import { ConflictActions } from '@trassa/ad-form/form/conflict-actions'
import { Notice } from '../notice.tsx'
import type { DraftSave } from './use-draft-save.ts'

/** Shown while the ad has a newer version than the one this form was editing. */
export default function ConflictNotice({ save }: { save: DraftSave }) {
  const resolve = useMutation({ mutationFn: save.resolveConflict })
  return (
    <Notice
      tone="stop"
      title="Объявление изменилось в другом окне"
      actions={<ConflictActions resolve={resolve} theirsLabel="Обновить из другого окна" />}
    >
      Пока вы не выберете, ничего не сохраняется, но и не пропадает: всё введённое остаётся здесь.
      {resolve.error && ` ${resolve.error.message}`}
    </Notice>
  )
}
