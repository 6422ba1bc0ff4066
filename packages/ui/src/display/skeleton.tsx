import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { LABELS } from '../text/labels.ts'

/** A placeholder block in the shape of the loading content; `className` gives its size. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={clsx('animate-pulse rounded-control bg-skeleton', className)}
    />
  )
}

interface SkeletonGroupProps {
  /** `Skeleton`s. */
  children: ReactNode
  className?: string
}

/** Takes its space at once and becomes visible after 200 ms, so that fast loading does not flicker. */
export function SkeletonGroup({ children, className }: SkeletonGroupProps) {
  return (
    <div role="status" aria-label={LABELS.loading} className={clsx('animate-appear', className)}>
      {children}
    </div>
  )
}
