/** A form of the browser's own sends its empty fields too, and each ticked value under the same name. */
export function sentForm({ search }: Pick<URL, 'search'>): boolean {
  const query = new URLSearchParams(search)
  const names = [...query.keys()]
  return names.some((name) => query.get(name) === '') || new Set(names).size < names.length
}
