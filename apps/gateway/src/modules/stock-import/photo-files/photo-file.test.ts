import { expect, it } from 'vitest'
import { readPhotoCell } from './photo-file.ts'

it.each([
  ['12345_1.jpg, 12345_2.JPG;12345_1.jpg', ['12345_1.jpg', '12345_2.JPG']],
  ['12345_1.jpg 12345_2.jpg', ['12345_1.jpg', '12345_2.jpg']],
  ['12345_1 12345_2', ['12345_1', '12345_2']],
  ['Лада белая 1.jpg | Лада белая 2.heic', ['Лада белая 1.jpg', 'Лада белая 2.heic']],
  [
    'https://a.example/1.jpg https://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  ['https://a.example/1.jpg\n2.jpg', ['https://a.example/1.jpg', '2.jpg']],
  [
    'https://a.example/1.jpg https://a.example/photo',
    ['https://a.example/1.jpg', 'https://a.example/photo'],
  ],
  ['', []],
  ['—', []],
  ['1.jpg, -', ['1.jpg']],
  ['Нет фото', []],
  ['н/д', []],
])('§9 import: photographs of a cell are addresses and names of files: %s', (cell, photos) => {
  expect(readPhotoCell(cell)).toEqual({ photos, wrong: undefined, remark: undefined })
})

it.each(['фото/1.jpg', 'C:\\1.jpg', 'ftp://a.example/1.jpg', `${'x'.repeat(300)}.jpg`])(
  '§9 import: a picture that is neither an address nor the name of a file: %s',
  (cell) => {
    expect(readPhotoCell(cell)).toEqual({ photos: [], wrong: cell, remark: undefined })
  },
)

it.each(['есть', '12 фото', 'см. сайт', '../../etc/passwd', '1'.repeat(300)])(
  '§9 import: a text that names no picture: %s',
  (cell) => {
    expect(readPhotoCell(cell)).toEqual({ photos: [], wrong: undefined, remark: cell })
  },
)
