import type { Understood } from '@trassa/contracts/entities/understood'

/** What was changed of the words that a list was found by, as sentences; empty where nothing was. */
export function changesOfWords({
  corrected,
  ignored,
}: Pick<Understood, 'corrected' | 'ignored'>): string[] {
  return [
    ...(corrected === null ? [] : [`Показаны результаты для «${corrected}».`]),
    ...(ignored === ''
      ? []
      : [`Показано без учёта ${ignored.includes(' ') ? 'слов' : 'слова'} «${ignored}».`]),
  ]
}
