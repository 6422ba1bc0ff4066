import { useMutation } from '@tanstack/react-query'
import { useToast } from '@trassa/ui/feedback/toast'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocumentRequest } from '../../../shared/document.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { toError } from '../../lib/ipc-client.ts'

const UNWRITABLE = 'Сюда сохранить не удалось. Выберите другую папку.'

interface SaveButtonProps {
  document: DocumentRequest
  title: string
  children: ReactNode
}

/** Saves a document of the gateway by the dialog of the system. */
export function SaveButton({ document, title, children }: SaveButtonProps) {
  const [bridge, toast] = [useBridge(), useToast()]
  const saving = useMutation({
    mutationFn: () => bridge.saveDocument(document),
    onSuccess: (result) => {
      if (result.outcome === 'saved') toast('Документ сохранён', { tone: 'success' })
      if (result.outcome === 'unwritable') toast(UNWRITABLE, { tone: 'failure' })
      if (result.outcome === 'failed')
        toast(failureText(toError(result.failure)), { tone: 'failure' })
    },
  })
  return (
    <button
      type="button"
      title={title}
      aria-busy={saving.isPending}
      className="flex items-baseline gap-1.5 text-left text-sign-text underline-offset-2 hover:underline"
      onClick={() => !saving.isPending && saving.mutate()}
    >
      <Download aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      <span>{children}</span>
    </button>
  )
}
