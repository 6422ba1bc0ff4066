import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { drawPicture } from '../../media/testing/pictures.ts'

/** A company's site: one file and any photograph. Counts what it is asked for. */
export async function startStockServer() {
  const photo = await drawPicture(800, 600).jpeg().toBuffer()
  const stock = {
    file: '' as string | Buffer,
    status: 200,
    location: '',
    photoStatus: 200,
    asked: [] as string[],
  }
  const server = createServer((request, response) => {
    const { url = '' } = request
    stock.asked.push(url)
    if (url.startsWith('/missing')) response.writeHead(404).end()
    else if (url.startsWith('/photos/')) response.writeHead(stock.photoStatus).end(photo)
    else if (stock.location) response.writeHead(302, { location: stock.location }).end()
    else response.writeHead(stock.status).end(stock.file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return { stock, host, origin: `http://${host}` }
}

/** A row of the stock: a whole car unless `cells` say otherwise. */
export const carRow = (id: string, cells: Record<string, string> = {}): Record<string, string> => ({
  Номер: id,
  Марка: 'Лада',
  Модель: 'Гранта',
  'Год выпуска': '2019',
  Кузов: 'Седан',
  Топливо: 'бензин',
  'Объём двигателя': '1,6 л',
  Мощность: '87 л.с.',
  'Коробка передач': 'МКПП',
  Привод: 'Передний привод',
  Цвет: 'Белый',
  Руль: 'левый',
  Пробег: '84 000 км',
  Состояние: 'не битый',
  'Владельцев по ПТС': '1',
  ПТС: 'Оригинал',
  Цена: '650 000 руб.',
  Описание: 'Один хозяин, обслуживалась вовремя, вложений не требует.',
  Город: 'Казань',
  ...cells,
})

export const csvFile = (rows: readonly Record<string, string>[]): string => {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\n')
}
