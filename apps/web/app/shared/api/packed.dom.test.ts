import { expect, it } from 'vitest'
import { withPageData } from '../../lib/document/page-data.ts'
import { type Packed, pack, unpacked } from './packed.ts'

interface List {
  list: string[]
}

it('what the server packed is read from the page, once', () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const data = { state: '[]', packed: JSON.stringify({ list: [hostile] }) }
  document.body.innerHTML = withPageData(['<body></body>'], data, '').join('')
  const packed: Packed<List> = { packed: true }
  expect(unpacked(packed)).toEqual({ list: [hostile] })
  expect(unpacked(packed)).toBe(unpacked(packed))
  document.body.innerHTML = ''
})

it('the server renders what it has packed without reading it again', () => {
  const loaded: List = { list: ['1'] }
  expect(unpacked(pack(loaded))).toBe(loaded)
})

it('what the browser loaded itself is as it was', () => {
  const loaded: List = { list: ['1'] }
  expect(unpacked(loaded)).toBe(loaded)
})
