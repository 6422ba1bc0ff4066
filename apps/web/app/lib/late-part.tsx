import type { ComponentType } from 'react'
import { hydratedWhenSeen } from './hydrated-when-seen.tsx'
import { lazyPart } from './lazy-part.ts'

/**
 * A part of a page that the server renders and whose code the browser loads when the part comes near the
 * screen. Until then, and without a network, it works as HTML.
 */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => hydratedWhenSeen<Props>(lazyPart(load))
