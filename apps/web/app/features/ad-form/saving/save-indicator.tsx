import { Link } from '@trassa/ui/actions/link'
import { Status } from '@trassa/ui/display/status'
import { useLogin } from '../../../shared/login/login-store.ts'
import type { DraftSave } from './use-draft-save.ts'

const CLOCK = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' })

/** The state of saving as a text in a live region. */
export function SaveIndicator({ save }: { save: DraftSave }) {
  return (
    <div role="status" className="min-h-5 text-caption text-text-muted">
      <State save={save} />
    </div>
  )
}

function State({ save: { snapshot } }: { save: DraftSave }) {
  const { savedAt, error } = snapshot.context
  switch (snapshot.value) {
    case 'typing':
    case 'probing':
      return 'Сохраняем…'
    case 'offline':
      return <Status tone="marking">Нет связи – сохраним, когда появится</Status>
    case 'postponed':
      return <Status tone="marking">Слишком много изменений подряд – сохраним через минуту</Status>
    case 'stale':
      return <Status tone="stop">Изменено в другом окне</Status>
    case 'refused':
      return <Status tone="stop">{error?.message ?? 'Не сохранено'}</Status>
    case 'unsaved':
      return <Status tone="neutral">Есть несохранённые изменения</Status>
    case 'anonymous':
      return <LoginToSave />
    case 'settled':
      return savedAt && <Status tone="go">{`Сохранено в ${CLOCK.format(savedAt)}`}</Status>
    default:
      return 'Сохраняем…'
  }
}

function LoginToSave() {
  const login = useLogin()
  return (
    <>
      Черновик пока только в этом браузере.{' '}
      <Link render={<button type="button" onClick={login.open} />}>Войти и сохранить</Link>
    </>
  )
}
