import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { SectionFields } from '@trassa/ad-form/form/section-fields'
import type { ReactNode } from 'react'
import { latePart } from '../../../lib/hydration/late-part.tsx'
import { LateAdPreview } from './late-ad-preview.tsx'

// In a column of its own, so that nothing moves when it comes.
const SectionNav = latePart(() => import('./section-nav.tsx'))

interface WideFormProps {
  /** The button that ends the form, and what stands beside it. */
  actions: ReactNode
  /** Whether and when it was saved. */
  indicator: ReactNode
}

/** The whole form on one page, with its sections on one side and what buyers will see on the other. */
export function WideForm({ actions, indicator }: WideFormProps) {
  const { sections } = useDefinition()
  return (
    <div className="grid grid-cols-[200px_minmax(0,1fr)_280px] gap-8">
      <div>
        <SectionNav />
      </div>
      <div className="grid gap-10">
        {sections.map((section) => (
          <section
            key={section.id}
            id={`section-${section.id}`}
            aria-labelledby={`title-${section.id}`}
            className="scroll-mt-6"
          >
            <h2 id={`title-${section.id}`} className="font-bold text-title">
              {section.title}
            </h2>
            {section.hint && <p className="mt-1 text-text-muted">{section.hint}</p>}
            <div className="mt-4">
              <SectionFields section={section} />
            </div>
          </section>
        ))}
        <div className="border-t pt-6">{actions}</div>
      </div>
      <aside className="sticky top-4 grid gap-4 self-start">
        <LateAdPreview />
        {indicator}
      </aside>
    </div>
  )
}
