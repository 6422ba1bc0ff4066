import type { Ad } from '@trassa/contracts/entities/ad'
import { formatPhone } from '@trassa/contracts/phone'
import { useSite } from '../../lib/document/site.ts'
import { adHref } from '../../shared/addresses/ad-addresses.ts'

interface AdPrintProps {
  ad: Pick<Ad, 'citySlug' | 'adType' | 'slug'>
  /** Where it was asked for before printing. */
  phone: string | undefined
}

/** On paper only, beside the photograph: the phone, and how one comes back to the page. */
export default function AdPrint({ ad, phone }: AdPrintProps) {
  const { publicUrl } = useSite()
  const path = adHref(ad)
  return (
    <div className="absolute top-0 right-0 left-[424px] hidden flex-col gap-3 print:flex">
      {/* Lazy and not displayed: no browser asks for it before it prints. */}
      <img
        src={`/qr${path}.svg`}
        alt="QR-код с адресом объявления"
        loading="lazy"
        width={144}
        height={144}
      />
      <div className="wrap-anywhere">
        {phone && <p className="font-bold text-title">{formatPhone(phone)}</p>}
        <p>
          {publicUrl}
          {path}
        </p>
      </div>
    </div>
  )
}
