import type { ReactNode } from 'react'
import { KeyForm } from '../../../shared/keyboard/key-form.tsx'

interface SettingFieldsProps {
  label: string
  onSubmit: () => void
  children: ReactNode
}

/** The frame of a setting's form. */
export function SettingFields({ label, ...form }: SettingFieldsProps) {
  return <KeyForm aria-label={label} className="grid gap-3 rounded-card border p-3" {...form} />
}
