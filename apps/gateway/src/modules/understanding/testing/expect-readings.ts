import { expect, it } from 'vitest'
import type { shippedUnderstanding } from './shipped-understanding.ts'
import { partsOf, written } from './written.ts'

/** A test for each query and the filters, as `written` gives them, that it has to mean. */
export function expectReadings(
  { understand, names }: Awaited<ReturnType<typeof shippedUnderstanding>>,
  readings: readonly (readonly [query: string, meant: string])[],
): void {
  it.each(readings)('%s is %s', (query, meant) => {
    const [first] = understand(query)
    expect(partsOf(first && written(first, names))).toEqual(partsOf(meant))
  })
}
