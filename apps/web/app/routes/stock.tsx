import { StockPage } from '../features/stock/stock-page.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { STOCK_TITLE } from '../shared/addresses/stock-title.ts'

export const meta = () => plainMeta({ title: STOCK_TITLE, noindex: true })

export default StockPage
