import type { StockImport, StockRow } from '@trassa/contracts/entities/moderator/stock-import'
import { MODERATOR } from './samples.ts'

export const IMPORT_ID = '6f2f4b8e-3a36-4f0e-9a5c-0d7f4a1b2c3d'

/** A file of three rows that was read, with whatever differs from that. */
export const stockImportOf = (change: Partial<StockImport> = {}): StockImport => ({
  id: IMPORT_ID,
  ownerId: '42',
  ownerName: 'Автодом',
  moderatorId: MODERATOR.id,
  moderatorName: MODERATOR.username,
  fileName: 'Склад.xlsx',
  state: 'read',
  createdAt: '2026-11-23T12:00:00.000Z',
  finishedAt: null,
  total: 3,
  revision: 1,
  photoFiles: 0,
  counts: { refused: 0, wrong: 0, create: 0, change: 0, same: 0, created: 0, changed: 0 },
  columns: [
    { name: 'Марка', samples: ['Лада', 'Ладья'] },
    { name: 'Стоимость', samples: ['650 000'] },
    { name: 'Склад', samples: ['А'] },
  ],
  mapping: {
    adType: 'auto',
    cityId: null,
    columns: [
      { name: 'Марка', key: 'markId' },
      { name: 'Стоимость', key: 'price' },
      { name: 'Склад', key: null },
    ],
    values: [],
  },
  cityName: null,
  unknownValues: [],
  ...change,
})

export const stockRowOf = (change: Partial<StockRow> = {}): StockRow => ({
  row: 2,
  state: 'create',
  title: 'Лада Гранта, 2019',
  externalId: null,
  adId: null,
  changes: [],
  photosTotal: 0,
  photoFiles: 0,
  problems: [],
  ...change,
})
