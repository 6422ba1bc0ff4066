import { Actions } from './showcase/actions.tsx'
import { Choices } from './showcase/choices.tsx'
import { Fields } from './showcase/fields.tsx'
import { Foundations } from './showcase/foundations.tsx'
import { Navigation } from './showcase/navigation.tsx'
import { Overlays } from './showcase/overlays.tsx'
import { States } from './showcase/states.tsx'
import { Tables } from './showcase/tables.tsx'
import { ToastProvider } from './toast.tsx'
import { TooltipProvider } from './tooltip.tsx'

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
