import { ToastProvider } from '../feedback/toast.tsx'
import { TooltipProvider } from '../overlays/tooltip.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { States } from './states.tsx'
import { Tables } from './tables.tsx'

/** Every component in every state. The site mounts it at /dev/ui, not in production. */
export function Showcase() {
  return (
    <TooltipProvider>
      <ToastProvider>
        <main id="top" className="mx-auto max-w-content px-4 py-8 desk:px-6">
          <h1 className="mb-6 font-bold text-heading desk:text-display">Язык «Трассы»</h1>
          <div className="lane mb-2 text-line-strong" />
          <Foundations />
          <Actions />
          <Fields />
          <Choices />
          <Navigation />
          <Overlays />
          <States />
          <Tables />
        </main>
      </ToastProvider>
    </TooltipProvider>
  )
}
