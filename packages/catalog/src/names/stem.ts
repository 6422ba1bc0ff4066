/** Endings of Russian adjectives, nouns and participles, the longest first. */
const ENDING =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ией|ием|иям|ая|яя|ое|ее|ые|ие|ый|ий|ой|ую|юю|ых|их|ах|ях|ов|ев|ей|ом|ем|ым|им|ам|ям|ию|ия|ии|а|я|о|е|и|ы|у|ю|ь|й)$/

const SHORTEST = 3

/** A word without its ending: of the forms of one word the same, of different words seldom. Not that of PostgreSQL's text search. */
export function stem(word: string): string {
  const short = word.replace(ENDING, '')
  return short.length < SHORTEST ? word : short.replace(/нн$/, 'н')
}
