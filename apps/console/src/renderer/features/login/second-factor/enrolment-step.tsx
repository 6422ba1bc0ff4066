import { QrCode } from '@trassa/ui/display/qr-code'
import { AppCodeForm } from './app-code-form.tsx'
import type { SecondFactorStepProps } from './step-props.ts'

/** `JBSWY3DPEHPK` → `JBSW Y3DP EHPK`, to be typed by hand. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The app is connected once: by the QR code or the key, and a first code. */
export function EnrolmentStep(props: SecondFactorStepProps) {
  const { app } = props.snapshot.context
  if (!app) return null
  return (
    <>
      <p>
        Для работы в консоли нужен и код с вашего телефона. Откройте на нём приложение для кодов
        (Яндекс Ключ, Google Authenticator, Aegis или другое) и отсканируйте QR-код.
      </p>
      <QrCode text={app.uri} label="QR-код для приложения с кодами" />
      <p className="text-text-muted">
        Если отсканировать нельзя, введите в приложении ключ:{' '}
        <code className="tabular block select-text break-all font-medium text-text">
          {inGroups(app.secret)}
        </code>
      </p>
      <AppCodeForm
        {...props}
        hint="Шесть цифр, которые сейчас показывает приложение"
        submit="Подключить"
      />
    </>
  )
}
