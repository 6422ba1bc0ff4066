import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { WORDS } from '../text/labels.ts'
import { IconButton } from './icon-button.tsx'

/** The cross of dialogs and sheets. */
export function CloseButton() {
  return <Dialog.Close render={<IconButton label={WORDS.close} icon={<X />} />} />
}
