const LATIN: Partial<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Transliterates Russian letters to lower-case Latin ones; other characters stay. */
export function transliterate(text: string): string {
  return [...text.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('')
}

const ACCENTS = /\p{M}/gu

/**
 * Makes a slug of any text: Latin letters, digits and single hyphens, at most `maxLength` characters,
 * cut between words if possible. May be empty: the caller adds an id.
 */
export function slugify(text: string, maxLength = 80): string {
  const slug = transliterate(text.normalize('NFC'))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength + 1)
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : slug.slice(0, maxLength)
}

/** spec §9: the key of a mark's logo: `ВАЗ (Lada)` → `VAZ_LADA`. */
export function brandLogoKey(markName: string): string {
  return slugify(markName).replaceAll('-', '_').toUpperCase()
}
