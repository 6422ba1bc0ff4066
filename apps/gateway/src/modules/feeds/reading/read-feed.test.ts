import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ITEMS_MAX } from './feed-row.ts'
import { readFeed } from './read-feed.ts'

const cellsOf = async (file: string | Buffer) =>
  (await readFeed(Buffer.from(file))).map(({ row, cells }) => ({
    row,
    ...Object.fromEntries(cells),
  }))
const refusalOf = (file: string | Buffer): Promise<string> =>
  cellsOf(file).then(
    () => 'none',
    (error: Error) => `${error.name}: ${error.message}`,
  )

/** «Номер;Цена» and «А1;5» in windows-1251. */
const CP1251 = Buffer.from([
  0xcd, 0xee, 0xec, 0xe5, 0xf0, 0x3b, 0xd6, 0xe5, 0xed, 0xe0, 0x0a, 0xc0, 0x31, 0x3b, 0x35,
])
const ROW = { row: 2, Номер: 'А1', Цена: '5' }

it.each([
  ['semicolons', 'Номер;Цена\nА1;5'],
  ['commas', 'Номер,Цена\r\n"А1","5"\r\n'],
  ['tabs', 'Номер\tЦена\nА1\t5\n\n'],
  ['a byte order mark', '\uFEFFНомер;Цена\nА1;5'],
  ['UTF-16 of a spreadsheet', Buffer.from('\uFEFFНомер\tЦена\nА1\t5', 'utf16le')],
  ['windows-1251', CP1251],
  ['a packed file', gzipSync('Номер;Цена\nА1;5')],
])('issue 11: a CSV with %s', async (_, file) => {
  expect(await cellsOf(file)).toEqual([ROW])
})

it('issue 11: rows are called by the line where they begin, cells may hold lines and quotes', async () => {
  const file = 'id;Описание;\n1;"две\nстроки";x\n\n2;Диск 17" новый\n'
  expect(await cellsOf(file)).toEqual([
    { row: 2, id: '1', Описание: 'две\nстроки' },
    { row: 5, id: '2', Описание: 'Диск 17" новый' },
  ])
})

const yml = (offers: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<yml_catalog date="x"><shop><offers>${offers}</offers></shop></yml_catalog>`

it('issue 11: columns of one name stand in lines', async () => {
  expect(await cellsOf('id;Фото;Фото\n1;a;b\n2;;c')).toEqual([
    { row: 2, id: '1', Фото: 'a\nb' },
    { row: 3, id: '2', Фото: 'c' },
  ])
})

it('issue 11: an emoji at the border of two portions stays whole', async () => {
  const cell = '🚗'.repeat(20_000)
  // The second cell, which crosses the border, begins at an even place, then at an odd one.
  for (const id of ['2', '22']) {
    const rows: Record<string, unknown>[] = await cellsOf(`id;a\n1;${cell}\n${id};${cell}\n`)
    expect(rows.map(({ a }) => a === cell)).toEqual([true, true])
  }
})

it('issue 11: a wrong byte does not make another encoding of the whole file', async () => {
  const file = Buffer.from('Номер;Цена\nА1;5 руб?')
  file[file.length - 1] = 0xff
  expect(await cellsOf(file)).toEqual([{ row: 2, Номер: 'А1', Цена: '5 руб' }])
  const wide = Buffer.from('\uFEFFНомер;Цена\nА1;5\uD83D', 'utf16le')
  expect(await cellsOf(wide)).toEqual([ROW])
})

it('issue 11: offers of a YML with parameters, repeated pictures and CDATA', async () => {
  const file = yml(
    `<offer id="7" available="true"><price>5</price><picture>https://a/1.jpg</picture>
     <picture>https://a/2.jpg</picture><param name="Марка">Lada &amp; Co</param>
     <description><![CDATA[<p>Текст</p>]]></description></offer><offer id="8"/>`,
    '<?xml version="1.0"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
  )
  expect(await cellsOf(file)).toEqual([
    {
      row: 1,
      id: '7',
      price: '5',
      picture: 'https://a/1.jpg\nhttps://a/2.jpg',
      Марка: 'Lada & Co',
      description: '<p>Текст</p>',
    },
    { row: 2, id: '8' },
  ])
})

it('issue 11: the encoding is the one that the XML declares, and not where it is wrong', async () => {
  const head = Buffer.from('<?xml version="1.0" encoding="windows-1251"?><o><offer id="')
  const tail = Buffer.from('"/></o>')
  const name = Buffer.from([0xc0, 0x31])
  const declared = Buffer.concat([head, name, tail])
  const wrong = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="utf-8"?><o><offer id="'),
    name,
    tail,
  ])
  expect(await cellsOf(declared)).toEqual([{ row: 1, id: 'А1' }])
  expect(await cellsOf(wrong)).toEqual([{ row: 1, id: 'А1' }])
})

const OFTEN = `<p>${'x'.repeat(1000)}</p>`.repeat(200)
const BOMB = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
  <o><offer id="1"><price>&b;</price></offer></o>`

it.each([
  ['an entity bomb', BOMB, 'Уберите из файла описание сущностей'],
  ['an unknown entity', yml('<offer id="1"><price>&x;</price></offer>'), 'Ошибка XML в строке 1'],
  ['2 000 levels', yml(`<offer id="1">${'<a>'.repeat(2000)}`), 'слишком глубоко'],
  ['a file that ends in the middle', yml('<offer id="1">').slice(0, -30), 'Ошибка XML'],
  ['an endless quote', `id;Цена\n1;"${'x'.repeat(200_000)}`, 'не закрыта кавычка'],
  [
    'an endless text',
    yml(`<offer id="1"><a>${'x'.repeat(200_000)}</a></offer>`),
    'Слишком длинный',
  ],
  ['an offer of 100 000 elements', yml(`<offer id="1">${'<p>x</p>'.repeat(100_000)}`), 'элементов'],
  ['an offer of long texts', yml(`<offer id="1">${OFTEN}</offer>`), 'Слишком длинный'],
  ['a table of 40 000 columns', `${'a;'.repeat(40_000)}\n1`, 'столбцов'],
  ['a page', '<!DOCTYPE html><html></html>', 'страница сайта'],
  ['another XML', '<rss><channel/></rss>', 'нет ни одного элемента'],
  ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'книга Excel'],
  ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><o/>', 'Кодировка'],
  ['a broken archive', Buffer.from([0x1f, 0x8b, 8, 0, 1]), 'не распаковать'],
  ['a bomb of an archive', gzipSync(Buffer.alloc(30 * 1024 * 1024)), 'не распаковать'],
  ['too many items', `id;a\n${'1;2\n'.repeat(ITEMS_MAX + 1)}`, 'больше 5\u00A0000 объявлений'],
])('issue 11: %s is refused with a sentence', async (_, file, sentence) => {
  const refusal = await refusalOf(file)
  expect(refusal).toContain('FeedRefusal')
  expect(refusal).toContain(sentence)
})
