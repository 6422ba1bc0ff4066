/** A field's label inside a sentence: `Марка` → `марка`, but `VIN или номер кузова` stays. */
export const inSentence = (label: string): string =>
  /^.\p{Lower}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
