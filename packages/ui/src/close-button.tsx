import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { WORDS } from './words.ts'

/** The cross of dialogs and sheets. */
export function CloseButton() {
  return <Dialog.Close render={<IconButton label={WORDS.close} icon={<X />} />} />
}
