import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { ExternalLink } from 'lucide-react'
import { ariaKeys } from '../keyboard/aria-keys.ts'
import { KEYS } from '../keyboard/key-bindings.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { useSettings } from '../settings/settings-context.ts'

/** The ad's page as buyers see it, in the browser; the site redirects to its canonical address (domain §7). */
export function PublicPageLink({ id, hasKeys }: { id: string; hasKeys: boolean }) {
  const address = `${useSettings().settings.server}/Ad?id=${id}`
  useKeyBindings({ publicPage: hasKeys && (() => void window.open(address)) })
  return (
    <Tooltip text={KEYS.publicPage.does} {...(hasKeys && { keys: KEYS.publicPage.shown })}>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-keyshortcuts={hasKeys ? ariaKeys(KEYS.publicPage) : undefined}
        className="inline-flex items-center gap-1 text-sign-text underline-offset-2 hover:underline"
      >
        <ExternalLink className="size-3.5!" aria-hidden="true" />
        На сайте
      </a>
    </Tooltip>
  )
}
