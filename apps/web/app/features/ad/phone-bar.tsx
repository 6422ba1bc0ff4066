import { PhoneButton } from '../../shared/phone/phone-button.tsx'
import type { Phone } from '../../shared/phone/use-phone.ts'

/** Narrow screens: the phone button fixed at the bottom. */
export function PhoneBar({ phone }: { phone: Phone }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t bg-surface-raised px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] desk:hidden print:hidden">
      <PhoneButton {...phone} />
    </div>
  )
}
