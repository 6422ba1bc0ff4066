import type { FormOption } from '../../engine/definition.ts'

/** Options by heading, in the order of the form: `{ Двигатель: [[101, 'Двигатель в сборе']] }`. */
type OptionGroups = Readonly<Record<string, readonly (readonly [id: number, name: string])[]>>

/** The options of all groups, each with its heading. */
export const groupedOptions = (groups: OptionGroups): readonly FormOption[] =>
  Object.entries(groups).flatMap(([group, options]) =>
    options.map(([id, name]) => ({ id, name, group })),
  )
