/** Options under one heading; the title of those without one is empty. */
export interface OptionGroup<Item> {
  title: string
  options: Item[]
}

/** Options under their headings, both in the order given. */
export function groupOptions<Item extends { group?: string | undefined }>(
  options: readonly Item[],
): OptionGroup<Item>[] {
  const titles = [...new Set(options.map(({ group = '' }) => group))]
  return titles.map((title) => ({
    title,
    options: options.filter(({ group = '' }) => group === title),
  }))
}
