import { expect, it } from 'vitest'
import { boldEdit, type Edit, linkEdit, listEdit, type Selection } from './edits.ts'

/** `[` and `]` mark the selection. */
function after(edit: (selection: Selection) => Edit, marked: string): string {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  const { from, to, insert, select } = edit({ text, start, end })
  const result = text.slice(0, from) + insert + text.slice(to)
  return `${result.slice(0, select[0])}⟦${result.slice(...select)}⟧${result.slice(select[1])}`
}

it.each([
  ['Торг ⟦уместен⟧', 'Торг **⟦уместен⟧**'],
  ['Торг⟦ уместен ⟧.', 'Торг **⟦уместен⟧** .'],
  ['Торг **⟦уместен⟧**', 'Торг ⟦уместен⟧'],
  ['Торг ⟦⟧', 'Торг **⟦важное⟧**'],
])('§11 bold: %s', (before, expected) => expect(after(boldEdit, before)).toBe(expected))

it.each([
  ['Есть:\n⟦люк\nкамера⟧', 'Есть:\n- люк\n- камера⟦⟧'],
  ['- лю⟦⟧к', 'люк⟦⟧'],
  ['⟦⟧', '- ⟦⟧'],
])('§11 list: %j', (before, expected) => expect(after(listEdit, before)).toBe(expected))

it.each([
  ['Вот ⟦отчёт⟧', 'Вот [отчёт](https://⟦⟧)'],
  ['⟦⟧', '[ссылка](https://⟦⟧)'],
  ['⟦https://a.example⟧', '[⟦ссылка⟧](https://a.example)'],
])('§11 link: %s', (before, expected) => expect(after(linkEdit, before)).toBe(expected))
