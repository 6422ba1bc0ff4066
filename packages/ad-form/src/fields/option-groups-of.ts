import type { FormOption } from '@trassa/catalog/form-definition'

export interface OptionGroup {
  /** Empty for options without a heading. */
  title: string
  options: FormOption[]
}

/** The options under their headings, both in the catalogue's order. */
export function optionGroupsOf(options: readonly FormOption[]): OptionGroup[] {
  const titles = [...new Set(options.map(({ group = '' }) => group))]
  return titles.map((title) => ({
    title,
    options: options.filter(({ group = '' }) => group === title),
  }))
}
