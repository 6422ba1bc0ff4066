import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { PagePart } from './page-part.tsx'

function Broken(): ReactNode {
  throw new Error('broken')
}

it('a part that fails in the browser is a sentence; the rest of the page stays', () => {
  const onCaughtError = vi.fn()
  render(
    <main>
      <h1>Lada Granta</h1>
      <PagePart>
        <Broken />
      </PagePart>
    </main>,
    { onCaughtError },
  )
  expect(screen.getByRole('heading', { name: 'Lada Granta' })).toBeVisible()
  expect(screen.getByText('Эту часть страницы показать не удалось.')).toBeVisible()
  expect(onCaughtError).toHaveBeenCalledOnce()
})

it('a part that works is shown as it is', () => {
  const { container } = render(<PagePart>Торг</PagePart>)
  expect(container.innerHTML).toBe('Торг')
})
