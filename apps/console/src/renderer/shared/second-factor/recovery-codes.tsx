import { PRODUCT_NAME } from '@trassa/contracts/product'
import { Button } from '@trassa/ui/actions/button'
import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'

interface RecoveryCodesProps {
  codes: readonly string[]
}

const FILE_NAME = 'trassa-recovery-codes.txt'

const textOf = (codes: readonly string[]) =>
  [`${PRODUCT_NAME}: коды восстановления. Каждый действует один раз.`, '', ...codes, ''].join('\n')

/** The recovery codes, with the ways to save them: they are shown once (domain §2). */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(textOf(codes)).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  return (
    <div className="grid gap-3">
      <ul
        aria-label="Коды восстановления"
        className="tabular grid select-text grid-cols-2 gap-x-6 gap-y-1 rounded-control border bg-surface-sunken p-4 font-medium"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Скопировать
        </Button>
        <Button variant="secondary" size="small" onClick={() => download(textOf(codes))}>
          <Download aria-hidden="true" />
          Сохранить
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Напечатать
        </Button>
      </div>
      <p role="status" className="text-text-muted empty:hidden">
        {copied === 'yes' && 'Скопировано'}
        {copied === 'failed' && 'Скопировать не получилось. Сохраните или напечатайте коды.'}
      </p>
    </div>
  )
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(url)
}
