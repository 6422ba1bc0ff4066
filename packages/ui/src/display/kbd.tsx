import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A keyboard key, drawn as a small plate. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...props}
      className={clsx(
        'inline-grid h-5 min-w-5 place-items-center rounded-mark border border-line-strong bg-plate px-1 font-medium font-sans text-caption text-on-plate leading-none',
        className,
      )}
    />
  )
}
