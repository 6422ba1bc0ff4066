/** An id as a number where it is one: shorter by its quotes. `String` brings it back. */
export const sentId = (id: string): string | number => (String(Number(id)) === id ? Number(id) : id)
