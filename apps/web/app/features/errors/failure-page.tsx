import { Button } from '@trassa/ui/actions/button'
import { RoadWorks } from '@trassa/ui/brand/illustrations'
import { LABELS } from '@trassa/ui/text/labels'
import { ErrorPage } from './error-page.tsx'
import { FAILURE_TITLE } from './error-texts.ts'

/** The error screen (spec §2). */
export function FailurePage() {
  return (
    <ErrorPage
      picture={<RoadWorks />}
      title={FAILURE_TITLE}
      actions={<Button onClick={() => location.reload()}>{LABELS.reload}</Button>}
    >
      Что-то пошло не так, но мы уже работаем над этим. Попробуйте обновить страницу или вернуться
      позже.
    </ErrorPage>
  )
}
