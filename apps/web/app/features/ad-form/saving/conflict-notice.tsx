import { useMutation } from '@tanstack/react-query'
import { ConflictActions } from '@trassa/ad-form/form/conflict-actions'
import { Notice } from '../notice.tsx'
import type { DraftSave } from './use-draft-save.ts'

/**
 * Shown while the ad has a newer version than the one this form was editing. Nothing is saved before a choice, so it
 * stays in sight while the form is scrolled.
 */
export default function ConflictNotice({ save }: { save: DraftSave }) {
  const resolve = useMutation({ mutationFn: save.resolveConflict })
  return (
    <div className="sticky top-2 z-30 mb-6 rounded-card shadow-float">
      <Notice
        tone="stop"
        title="Объявление изменилось в другом окне"
        actions={<ConflictActions resolve={resolve} theirsLabel="Обновить из другого окна" />}
      >
        Введённое здесь не пропадёт, но до выбора не сохраняется.
        {resolve.error && ` ${resolve.error.message}`}
      </Notice>
    </div>
  )
}
