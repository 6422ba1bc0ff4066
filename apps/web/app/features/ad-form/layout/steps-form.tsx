import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { SectionFields } from '@trassa/ad-form/form/section-fields'
import type { FormSection } from '@trassa/catalog/engine/definition'
import { Button } from '@trassa/ui/actions/button'
import { Stepper } from '@trassa/ui/navigation/stepper'
import type { ReactNode } from 'react'

interface StepsFormProps {
  current: FormSection
  onStep: (id: string) => void
  /** Opens the next step unless this one has validation errors. */
  onNext: () => void
  /** Above the bar of the last step. */
  preview: ReactNode
  /** Why the last try failed; above the bar that has the button. */
  failure: ReactNode
  /** The button that ends the form; in the bar of the last step instead of «Далее». */
  button: ReactNode
  /** Whether any step can end the form: an existing ad is mostly opened for one field. */
  endsAnywhere: boolean
  indicator: ReactNode
}

/** The form on a phone: a section at a time. */
export function StepsForm(props: StepsFormProps) {
  const { current, onStep, onNext, preview, failure, button, endsAnywhere, indicator } = props
  const { sections } = useDefinition()
  const index = sections.indexOf(current)
  const previous = sections[index - 1]
  const isLast = index === sections.length - 1
  const hasButton = isLast || endsAnywhere
  const goTo = (step: number) => {
    const section = sections[step]
    if (section) onStep(section.id)
  }
  return (
    <div className="grid gap-5">
      <Stepper steps={sections.map(({ title }) => title)} current={index} onStep={goTo} />
      <div className="-mt-3">{indicator}</div>
      {current.hint && <p className="text-text-muted">{current.hint}</p>}
      <SectionFields key={current.id} section={current} />
      {isLast && preview}
      {hasButton && failure}
      <div className="sticky bottom-0 z-20 -mx-4 flex gap-2 border-t bg-surface px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        {previous && (isLast || !endsAnywhere) && (
          <Button variant="secondary" onClick={() => onStep(previous.id)}>
            Назад
          </Button>
        )}
        {!isLast && (
          <Button
            block={!endsAnywhere}
            variant={endsAnywhere ? 'secondary' : 'primary'}
            onClick={onNext}
          >
            Далее
          </Button>
        )}
        {hasButton && <div className="grid flex-1">{button}</div>}
      </div>
    </div>
  )
}
