import '@testing-library/jest-dom/vitest'
import { afterEach, vi } from 'vitest'

// What React or a component complains about is a defect: it fails the test that caused it (style, habit 11).
const complaints: unknown[][] = []
vi.spyOn(console, 'error').mockImplementation((...args) => {
  complaints.push(args)
})

afterEach(() => {
  const found = complaints.splice(0)
  if (found.length > 0)
    throw new Error(`console.error: ${found.map((args) => args.join(' ')).join('\n')}`)
})
