// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from './use-selection.ts'

const IDS = ['1', '2', '3', '4', '5']
const begin = () => renderHook(() => useSelection(IDS)).result

it('with Shift marks all from the one marked last', () => {
  const selection = begin()
  act(() => selection.current.toggle('4'))
  act(() => selection.current.toggle('2', { range: true }))
  expect([...selection.current.marked].sort()).toEqual(['2', '3', '4'])
})

it('with Shift on a marked one takes the marks away', () => {
  const selection = begin()
  act(() => selection.current.toggleAll())
  act(() => selection.current.toggle('2'))
  act(() => selection.current.toggle('4', { range: true }))
  expect([...selection.current.marked]).toEqual(['1', '5'])
})

it('marks all that are loaded, then none', () => {
  const selection = begin()
  act(() => selection.current.toggleAll())
  expect(selection.current.isAll).toBe(true)
  act(() => selection.current.toggleAll())
  expect(selection.current.marked.size).toBe(0)
})
