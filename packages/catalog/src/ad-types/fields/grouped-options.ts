import type { FormOption } from '../../engine/definition.ts'

/** Options by group heading, in the order of the form: `{ Двигатель: [[101, 'Двигатель в сборе']] }`. */
type OptionGroups = Readonly<Record<string, readonly (readonly [id: number, name: string])[]>>

/** Flattens the groups; each option gets its heading as `group`. */
export const groupedOptions = (groups: OptionGroups): readonly FormOption[] =>
  Object.entries(groups).flatMap(([group, options]) =>
    options.map(([id, name]) => ({ id, name, group })),
  )
