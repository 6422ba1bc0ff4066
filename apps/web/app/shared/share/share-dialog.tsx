import { Button } from '@trassa/ui/actions/button'
import { QrCode } from '@trassa/ui/display/qr-code'
import { useToast } from '@trassa/ui/feedback/toast'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { Copy } from 'lucide-react'

/** Where a link is sent by an address alone, without scripts of others on the page. */
const TARGETS = [
  {
    name: 'Telegram',
    href: (url: string, title: string) => `https://t.me/share/url?url=${url}&text=${title}`,
  },
  {
    name: 'ВКонтакте',
    href: (url: string, title: string) => `https://vk.com/share.php?url=${url}&title=${title}`,
  },
  {
    name: 'WhatsApp',
    href: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`,
  },
]

interface ShareDialogProps {
  title: string
  onClose: () => void
}

/** The page's address: to copy, to send, to scan. */
export default function ShareDialog({ title, onClose }: ShareDialogProps) {
  const toast = useToast()
  const url = `${location.origin}${location.pathname}`
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast('Ссылка скопирована', { tone: 'success' }),
      () => toast('Не получилось. Скопируйте адрес из строки браузера', { tone: 'failure' }),
    )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Поделиться">
      <div className="grid justify-items-center gap-4">
        <QrCode text={url} label="QR-код с адресом страницы" />
        <p className="text-center text-caption text-text-muted">
          Наведите камеру телефона, чтобы открыть страницу на нём.
        </p>
        <div className="grid w-full gap-2">
          <Button block variant="secondary" onClick={() => void copy()}>
            <Copy />
            Скопировать ссылку
          </Button>
          {TARGETS.map(({ name, href }) => (
            <Button
              key={name}
              block
              variant="secondary"
              render={
                <a
                  href={href(encodeURIComponent(url), encodeURIComponent(title))}
                  target="_blank"
                  rel="noopener noreferrer"
                />
              }
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
