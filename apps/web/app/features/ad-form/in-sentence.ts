/** A field's label inside a sentence: `Марка` → `марка`, but `VIN или номер кузова` stays. */
export const inSentence = (label: string): string =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
