import clsx from 'clsx'
import { Check } from 'lucide-react'

interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** Index of the current step. */
  current: number
  /** Makes the steps selectable. */
  onStep?: (index: number) => void
  className?: string
}

/**
 * Progress of a form in steps: a solid line for completed steps, a dashed one for the others. A phone
 * shows the current step's name and the number of steps.
 */
export function Stepper({ steps, current, onStep, className }: StepperProps) {
  return (
    <nav aria-label="Шаги" className={className}>
      <p className="mb-2 flex items-baseline justify-between gap-3 desk:hidden">
        <span className="font-bold text-title">{steps[current]}</span>
        <span className="whitespace-nowrap text-caption text-text-muted">
          Шаг {current + 1} из {steps.length}
        </span>
      </p>
      <ol className="flex gap-1 desk:gap-2">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="relative min-w-0 flex-1"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'block',
                index < current && 'h-1 bg-sign-text forced-colors:bg-[CanvasText]',
                index === current &&
                  'relative h-1 bg-line after:absolute after:inset-y-0 after:left-0 after:w-1/2 after:bg-sign-text forced-colors:after:bg-[CanvasText]',
                index > current && 'lane h-1! text-line-strong',
              )}
            />
            <Name
              step={step}
              state={index === current ? 'current' : index < current ? 'done' : 'ahead'}
              onPress={index !== current && onStep ? () => onStep(index) : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On a phone the line itself is pressed: a target of 44 px around it, without a name in sight. */
const TARGET =
  'cursor-pointer rounded-mark hover:text-text max-desk:absolute max-desk:inset-x-0 max-desk:-top-5 max-desk:mt-0 max-desk:h-11 max-desk:w-full'

interface NameProps {
  step: string
  state: 'done' | 'current' | 'ahead'
  onPress: (() => void) | undefined
}

function Name({ step, state, onPress }: NameProps) {
  const look = clsx(
    'mt-1.5 max-w-full items-center gap-1 text-left text-caption desk:flex',
    state === 'current' ? 'font-medium text-text' : 'text-text-muted',
  )
  const name = (
    <>
      <span className="truncate max-desk:sr-only">{step}</span>
      {state === 'done' && <Check className="size-4! text-sign-text max-desk:hidden!" />}
    </>
  )
  return onPress ? (
    <button type="button" onClick={onPress} className={clsx(look, TARGET)}>
      {name}
    </button>
  ) : (
    <span className={clsx(look, 'max-desk:sr-only')}>{name}</span>
  )
}
