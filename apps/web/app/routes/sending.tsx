import { SendingPage } from '../features/sending/sending-page.tsx'
import { SENDING_TITLE } from '../features/sending/sending-texts.ts'
import { plainMeta } from '../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: SENDING_TITLE, noindex: true })

/** spec §2: the Telegram mailing. Also without a session, unlike the other pages of one's own. */
export default function Sending() {
  return (
    <div className="mx-auto max-w-content px-4 py-6 desk:px-6 desk:py-8">
      <SendingPage />
    </div>
  )
}
