import { SaxesParser } from 'saxes'
import { FeedRefusal } from './feed-refusal.ts'
import { type FeedRow, ROW_MAX } from './feed-row.ts'

const CHUNK = 64 * 1024
/** YML needs five levels; a description with markup some more. */
const DEPTH_MAX = 20

/**
 * The offers of a YML by the names of their elements; a `param` is called by its `name`. No entities besides XML's
 * own exist: what a DTD would define is refused.
 *
 * @throws FeedRefusal
 */
export async function* readYml(text: string): AsyncGenerator<FeedRow> {
  const offers = new Offers()
  for (let start = 0; start < text.length; start += CHUNK) {
    offers.write(text.slice(start, start + CHUNK))
    yield* offers.take()
    // Other requests of this process come between.
    await new Promise(setImmediate)
  }
  offers.close()
  yield* offers.take()
  if (offers.total === 0) {
    throw new FeedRefusal('В файле нет ни одного элемента «offer»: это не YML и не таблица CSV.')
  }
}

class Offers {
  total = 0
  private readonly parser = new SaxesParser<{ xmlns: false; position: true }>({
    xmlns: false,
    position: true,
  })
  private ready: FeedRow[] = []
  private cells: Map<string, string> | null = null
  private depth = 0
  private offerDepth = 0
  private column: string | null = null
  private text = ''

  constructor() {
    const { parser } = this
    parser.on('error', (error) => {
      throw this.refusal(error)
    })
    parser.on('doctype', (doctype) => {
      if (/<!ENTITY/i.test(doctype)) throw new FeedRefusal('Уберите из файла описание сущностей.')
    })
    parser.on('opentag', ({ name, attributes }) => this.open(name, attributes))
    parser.on('closetag', () => this.closeElement())
    parser.on('text', (text) => this.append(text))
    parser.on('cdata', (text) => this.append(text))
  }

  write(chunk: string): void {
    this.parser.write(chunk)
  }

  close(): void {
    this.parser.close()
  }

  take(): FeedRow[] {
    const taken = this.ready
    this.ready = []
    return taken
  }

  private refusal(cause: Error): FeedRefusal {
    return new FeedRefusal(`Ошибка XML в строке ${this.parser.line}: проверьте теги и знак «&».`, {
      cause,
    })
  }

  private open(name: string, attributes: Record<string, string>): void {
    this.depth += 1
    if (this.depth > DEPTH_MAX) throw new FeedRefusal('Теги вложены друг в друга слишком глубоко.')
    if (!this.cells) {
      if (name !== 'offer') return
      this.total += 1
      this.offerDepth = this.depth
      this.cells = new Map(attributes.id ? [['id', attributes.id.trim()]] : [])
    } else if (this.depth === this.offerDepth + 1) {
      this.column = name === 'param' ? (attributes.name?.trim() ?? '') : name
      this.text = ''
    }
  }

  private append(text: string): void {
    if (this.column === null) return
    this.text += text
    if (this.text.length > ROW_MAX) {
      throw new FeedRefusal(`Слишком длинный текст в предложении ${this.total}.`)
    }
  }

  private closeElement(): void {
    const { cells, column } = this
    if (cells && this.depth === this.offerDepth) {
      this.ready.push({ row: this.total, cells })
      this.cells = null
    } else if (cells && column !== null && this.depth === this.offerDepth + 1) {
      const text = this.text.trim()
      if (column !== '' && text !== '') {
        cells.set(column, [cells.get(column), text].filter(Boolean).join('\n'))
      }
      this.column = null
    }
    this.depth -= 1
  }
}
