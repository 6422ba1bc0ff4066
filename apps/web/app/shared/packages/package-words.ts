import { countOf } from '@trassa/catalog/format/numbers'

/** `5 публикаций`: what a package holds and what is left of it. */
export const publications = (count: number): string =>
  countOf(count, ['публикация', 'публикации', 'публикаций'])
