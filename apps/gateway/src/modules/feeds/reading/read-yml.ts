import { formatNumber } from '@trassa/catalog/format/numbers'
import { SaxesParser } from 'saxes'
import { FeedRefusal } from './feed-refusal.ts'
import { CELLS_MAX, CellCollector, type FeedRow, ROW_MAX } from './feed-row.ts'

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
  /** Of the open offer. */
  private collector: CellCollector | null = null
  private elements = 0
  private size = 0
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
    if (!this.collector) {
      if (name !== 'offer') return
      this.total += 1
      this.offerDepth = this.depth
      this.elements = 0
      this.size = 0
      this.collector = new CellCollector()
      const id = attributes.id?.trim() ?? ''
      this.grow(id)
      this.collector.add('id', id)
    } else if (this.depth === this.offerDepth + 1) {
      this.elements += 1
      if (this.elements > CELLS_MAX) {
        throw new FeedRefusal(
          `В предложении ${this.total} больше ${formatNumber(CELLS_MAX)} элементов.`,
        )
      }
      this.column = name === 'param' ? (attributes.name?.trim() ?? '') : name
      this.text = ''
      this.grow(this.column)
    }
  }

  /** Counts the size of the offer. */
  private grow(text: string): void {
    this.size += text.length
    if (this.size > ROW_MAX) {
      throw new FeedRefusal(`Слишком длинный текст в предложении ${this.total}.`)
    }
  }

  private append(text: string): void {
    if (this.column === null) return
    this.grow(text)
    this.text += text
  }

  private closeElement(): void {
    const { collector, column } = this
    if (collector && this.depth === this.offerDepth) {
      this.ready.push({ row: this.total, cells: collector.cells() })
      this.collector = null
    } else if (collector && column !== null && this.depth === this.offerDepth + 1) {
      collector.add(column, this.text.trim())
      this.column = null
    }
    this.depth -= 1
  }
}
