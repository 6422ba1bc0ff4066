/** Options with the same heading; an empty title for options without one. */
export interface OptionGroup<Item> {
  title: string
  options: Item[]
}

/** Groups options by heading; groups and options keep their order. */
export function groupOptions<Item extends { group?: string | undefined }>(
  options: readonly Item[],
): OptionGroup<Item>[] {
  const titles = [...new Set(options.map(({ group = '' }) => group))]
  return titles.map((title) => ({
    title,
    options: options.filter(({ group = '' }) => group === title),
  }))
}
