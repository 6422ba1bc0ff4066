import { PhoneButton } from './phone-button.tsx'
import type { Phone } from './use-phone.ts'

/** On a phone the call stays at the bottom, in reach of the thumb. */
export function PhoneBar({ phone }: { phone: Phone }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t bg-surface-raised px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] desk:hidden">
      <PhoneButton {...phone} />
    </div>
  )
}
