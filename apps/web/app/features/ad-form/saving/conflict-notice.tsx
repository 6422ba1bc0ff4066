import { useMutation } from '@tanstack/react-query'
import { Button } from '@trassa/ui/actions/button'
import { Notice } from '../notice.tsx'
import type { DraftSave } from './use-draft-save.ts'

/** Two windows have changed one ad: the person chooses, and no text is lost before that. */
export function ConflictNotice({ save }: { save: DraftSave }) {
  const resolve = useMutation({ mutationFn: save.resolveConflict })
  if (!save.snapshot.matches('stale')) return null
  const isPending = (keep: 'theirs' | 'mine') => resolve.isPending && resolve.variables === keep
  return (
    <Notice
      tone="stop"
      title="Объявление изменилось в другом окне"
      actions={
        <>
          <Button
            size="small"
            variant="secondary"
            loading={isPending('theirs')}
            onClick={() => resolve.mutate('theirs')}
          >
            Обновить из другого окна
          </Button>
          <Button
            size="small"
            variant="secondary"
            loading={isPending('mine')}
            onClick={() => resolve.mutate('mine')}
          >
            Оставить моё
          </Button>
        </>
      }
    >
      Пока вы не выберете, ничего не сохраняется, но и не пропадает: всё введённое остаётся здесь.
      {resolve.error && ` ${resolve.error.message}`}
    </Notice>
  )
}
