import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { LABELS } from '../text/labels.ts'

/** A block of the same shape as what is coming; give it a size. */
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

/** Holds the place at once and becomes visible after 200 ms, so that what is quick does not flicker. */
export function SkeletonGroup({ children, className }: SkeletonGroupProps) {
  return (
    <div role="status" aria-label={LABELS.loading} className={clsx('animate-appear', className)}>
      {children}
    </div>
  )
}
