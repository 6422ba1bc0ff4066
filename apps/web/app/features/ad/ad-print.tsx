import type { Ad } from '@trassa/contracts/entities/ad'
import { formatPhone } from '@trassa/contracts/phone'
import { useSite } from '../../lib/document/site.ts'
import { adHref } from '../../shared/addresses/ad-addresses.ts'

interface AdPrintProps {
  ad: Pick<Ad, 'citySlug' | 'adType' | 'slug'>
  /** Where it was asked for before printing. */
  phone: string | undefined
}

/** On paper only: the phone, and how one comes back to the page. */
export default function AdPrint({ ad, phone }: AdPrintProps) {
  const { publicUrl } = useSite()
  const path = adHref(ad)
  return (
    <div className="hidden break-inside-avoid items-center gap-4 border-t pt-4 print:flex">
      {/* Lazy and not displayed: no browser asks for it before it prints. */}
      <img
        src={`/qr${path}.svg`}
        alt="QR-код с адресом объявления"
        loading="lazy"
        width={112}
        height={112}
      />
      <div className="wrap-anywhere min-w-0">
        {phone && <p className="font-bold text-title">{formatPhone(phone)}</p>}
        <p>
          {publicUrl}
          {path}
        </p>
      </div>
    </div>
  )
}
