import { expect, it } from 'vitest'
import { runsOf } from './onest.ts'

it('text is divided where the font file changes', () => {
  expect(runsOf('Вход: id №7 ₽')).toEqual([
    { text: 'Вход', script: 'cyrillic' },
    { text: ': id ', script: 'latin' },
    { text: '№', script: 'cyrillic' },
    { text: '7 ', script: 'latin' },
    { text: '₽', script: 'latin-ext' },
  ])
})
