import { PagePart } from '@trassa/ui/feedback/page-part'
import type { ReactNode } from 'react'

/** A named part of an ad or a card. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium text-caption text-text-muted">{title}</h3>
      <PagePart>{children}</PagePart>
    </section>
  )
}
