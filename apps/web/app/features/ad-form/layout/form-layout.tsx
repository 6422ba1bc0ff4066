import { useAdForm } from '@trassa/ad-form/context/ad-form-handle'
import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { findIssues, sectionOf } from '@trassa/ad-form/issues/completeness'
import { type FieldName, fieldNameOf, markIssues } from '@trassa/ad-form/issues/mark-issues'
import type { ReactNode } from 'react'
import { useWide } from '../../../lib/browser/use-wide.ts'
import { LateAdPreview } from './late-ad-preview.tsx'
import { StepsForm } from './steps-form.tsx'
import { WideForm } from './wide-form.tsx'

interface FormLayoutProps {
  step: string | null
  onStep: (id: string) => void
  onWrong: (name: FieldName) => void
  /** Why the last try failed. */
  failure: ReactNode
  /** Ends the form. */
  button: ReactNode
  /** Whether each step of a phone has the button. */
  endsAnywhere: boolean
  indicator: ReactNode
}

/** One page, or steps on a phone; both show the same fields of the same form. */
export function FormLayout(props: FormLayoutProps) {
  const { step, onStep, onWrong, failure, button, endsAnywhere, indicator } = props
  const form = useAdForm()
  const definition = useDefinition()
  const isWide = useWide()
  if (isWide)
    return (
      <WideForm
        actions={
          <div className="grid gap-3">
            {failure}
            {button}
          </div>
        }
        indicator={indicator}
      />
    )

  const { sections } = definition
  const current = sections.find(({ id }) => id === step) ?? sections[0]
  if (!current) return null

  async function next() {
    const isHere = (name: FieldName | null) => name && sectionOf(definition, name) === current?.id
    const issues = await findIssues(definition, form.getValues())
    const [first] = markIssues(
      form,
      issues.filter((issue) => isHere(fieldNameOf(issue))),
    )
    const following = current && sections[sections.indexOf(current) + 1]
    if (first) onWrong(first)
    else if (following) onStep(following.id)
  }

  return (
    <StepsForm
      current={current}
      onStep={onStep}
      onNext={() => void next()}
      indicator={indicator}
      preview={<LateAdPreview />}
      failure={failure}
      button={button}
      endsAnywhere={endsAnywhere}
    />
  )
}
