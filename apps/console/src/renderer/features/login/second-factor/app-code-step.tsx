import { Button } from '@trassa/ui/actions/button'
import { AppCodeForm } from './app-code-form.tsx'
import type { SecondFactorStepProps } from './step-props.ts'

/** The code of the app, asked for after each login. */
export function AppCodeStep(props: SecondFactorStepProps) {
  return (
    <>
      <AppCodeForm {...props} hint="Откройте приложение с кодами на телефоне" submit="Войти" />
      <Button
        variant="quiet"
        size="small"
        className="w-fit"
        onClick={() => props.send({ type: 'recovery.chosen' })}
      >
        Код восстановления
      </Button>
    </>
  )
}
