import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Showcase } from './showcase.tsx'

it('the browser takes over what the server drew without changing it', async () => {
  const complaints = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Showcase />)
  await act(async () => hydrateRoot(root, <Showcase />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints.mock.calls).toEqual([])
})
