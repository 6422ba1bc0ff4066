import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { createStore, useStore } from '../../../lib/store.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { adRow } from '../../../testing/samples.ts'
import { CellEditor, type CellEditorHandle } from './cell-editor.tsx'

const present = createStore({ version: 3 })

/** A row whose list is read anew while its form is open. */
function Cell() {
  const { version } = useStore(present)
  const editor = useRef<CellEditorHandle>(null)
  return (
    <>
      <button type="button" onClick={() => editor.current?.open?.()}>
        Открыть
      </button>
      <CellEditor
        ref={editor}
        row={adRow('1', { stat: 2, version })}
        columnId="stat"
        cell={{ row: 0, column: 1 }}
      />
    </>
  )
}

it('decision 128: what the owner changes while the form is open is decided only after another look', async () => {
  const { user, outbox } = renderConsole(<Cell />, {})
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(await screen.findByRole('button', { name: 'Одобрить' })).toBeEnabled()
  act(() => present.write({ version: 4 }))
  await screen.findByText(/^Объявление изменилось\. Закройте окно/)
  expect(screen.getByRole('button', { name: 'Одобрить' })).toBeDisabled()
  expect(outbox.decisions.read()).toEqual([])
})
