import { Switch as BaseSwitch } from '@base-ui/react/switch'
import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface SwitchProps extends Omit<BaseSwitch.Root.Props, 'className' | 'render'> {
  children: ReactNode
  className?: string
}

/** A setting that takes effect at once. */
export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the input inside
    <label
      className={clsx(
        'flex min-h-control-small pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-3 has-data-disabled:cursor-not-allowed has-data-disabled:text-text-muted',
        className,
      )}
    >
      <span>{children}</span>
      <BaseSwitch.Root
        {...props}
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-surface-sunken p-0.5 transition-colors data-checked:border-sign data-checked:bg-sign data-disabled:opacity-60"
      >
        <BaseSwitch.Thumb className="size-4 rounded-full bg-line-strong transition-transform data-checked:translate-x-4.5 data-checked:bg-on-sign forced-colors:bg-[ButtonText]!" />
      </BaseSwitch.Root>
    </label>
  )
}
