import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { LABELS } from '../text/labels.ts'
import { IconButton } from './icon-button.tsx'

/** The close button of dialogs and sheets. */
export function CloseButton() {
  return <Dialog.Close render={<IconButton label={LABELS.close} icon={<X />} />} />
}
