import { QrCode } from '@trassa/ui/display/qr-code'

/** A separate chunk: drawing codes takes more script than the page around it. */
export default function BotQrCode({ url }: { url: string }) {
  return <QrCode text={url} label="QR-код со ссылкой на бота" />
}
