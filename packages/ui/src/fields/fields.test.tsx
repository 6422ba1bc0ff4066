import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeField } from './code-field.tsx'
import { NumberField } from './number-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('field', () => {
  it('reads the hint with the control, and the error instead of it', () => {
    const { rerender } = render(<TextField label="Имя" hint="Так вас увидят" />)
    expect(input('Имя').getAttribute('aria-invalid')).not.toBe('true')
    expect(describedBy(input('Имя'))).toBe('Так вас увидят')

    rerender(<TextField label="Имя" hint="Так вас увидят" error="Введите имя" />)
    expect(input('Имя').getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(input('Имя'))).toBe('Введите имя')
    expect(screen.queryByText('Так вас увидят')).toBeNull()
  })

  it('goes by its label when pressed, and takes a ref to the input', async () => {
    const ref = vi.fn()
    render(<TextField label="Имя" ref={ref} />)
    await userEvent.click(screen.getByText('Имя'))
    expect(document.activeElement).toBe(input('Имя'))
    expect(ref).toHaveBeenCalledWith(input('Имя'))
  })

  it('counts what is typed in a text area', async () => {
    render(<TextArea label="Описание" limit={5000} />)
    await userEvent.type(input('Описание'), 'Торг')
    expect(screen.getByText('4 из 5 000')).toBeTruthy()
  })
})

function describedBy(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('number field', () => {
  it('groups digits while they are typed and gives the number', async () => {
    const onValueChange = vi.fn()
    render(<NumberField label="Цена" onValueChange={onValueChange} />)
    await userEvent.type(input('Цена'), '1284000')
    expect(input('Цена').value).toBe('1\u00A0284\u00A0000')
    expect(onValueChange).toHaveBeenLastCalledWith(1_284_000)
  })

  it('keeps the caret when a digit is typed in the middle', async () => {
    render(<NumberField label="Цена" defaultValue={1284} />)
    await userEvent.type(input('Цена'), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(input('Цена').value).toBe('12\u00A0984')
    expect(input('Цена').selectionStart).toBe(4)
  })

  it('deletes the digit before a space, not the space', async () => {
    render(<NumberField label="Цена" defaultValue={1284} />)
    await userEvent.type(input('Цена'), '{Backspace}', {
      initialSelectionStart: 2,
      initialSelectionEnd: 2,
    })
    expect(input('Цена').value).toBe('284')
  })

  it('keeps a comma that waits for its digit, and follows a value set from outside', async () => {
    function Form() {
      const [value, setValue] = useState<number | null>(null)
      return (
        <>
          <NumberField label="Объём" fraction={1} value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue(2.5)}>
            Подставить
          </button>
        </>
      )
    }
    render(<Form />)
    await userEvent.type(input('Объём'), '1,')
    expect(input('Объём').value).toBe('1,')
    await userEvent.click(screen.getByRole('button'))
    expect(input('Объём').value).toBe('2,5')
  })
})

describe('§5 phone: mask +7 ### ###-##-##', () => {
  function Phone({ onValueChange }: { onValueChange: (phone: string) => void }) {
    const [value, setValue] = useState('')
    const change = (phone: string) => {
      setValue(phone)
      onValueChange(phone)
    }
    return <PhoneField label="Телефон" value={value} onValueChange={change} />
  }

  it('can be emptied with Backspace, over the signs of the mask', async () => {
    const onValueChange = vi.fn()
    render(<Phone onValueChange={onValueChange} />)
    await userEvent.type(input('Телефон'), '91612')
    expect(input('Телефон').value).toBe('+7 916 12')
    await userEvent.keyboard('{Backspace>6/}')
    expect(onValueChange).toHaveBeenLastCalledWith('')
  })

  it('keeps the caret when a digit is put right in the middle', async () => {
    render(<Phone onValueChange={vi.fn()} />)
    await userEvent.type(input('Телефон'), '916234567')
    await userEvent.type(input('Телефон'), '1', {
      initialSelectionStart: 7,
      initialSelectionEnd: 7,
    })
    expect(input('Телефон').value).toBe('+7 916 123-45-67')
    expect(input('Телефон').selectionStart).toBe(8)
  })

  it.each(['9161234567', '89161234567', '+79161234567'])('typed as %s', async (typed) => {
    const onValueChange = vi.fn()
    render(<Phone onValueChange={onValueChange} />)
    await userEvent.type(input('Телефон'), typed)
    expect(input('Телефон').value).toBe('+7 916 123-45-67')
    expect(onValueChange).toHaveBeenLastCalledWith('+79161234567')
  })

  it.each(['8 (916) 123-45-67', '+7 916 123 45 67', '9161234567'])('pasted as %s', async (text) => {
    const onValueChange = vi.fn()
    render(<Phone onValueChange={onValueChange} />)
    await userEvent.click(input('Телефон'))
    await userEvent.paste(text)
    expect(onValueChange).toHaveBeenLastCalledWith('+79161234567')
  })
})

describe('§5 SMS code: five digits, one-time-code', () => {
  function Code({ onComplete }: { onComplete: (code: string) => void }) {
    const [code, setCode] = useState('')
    return <CodeField label="Код" value={code} onValueChange={setCode} onComplete={onComplete} />
  }

  it('takes digits only and says once that the code is whole', async () => {
    const onComplete = vi.fn()
    render(<Code onComplete={onComplete} />)
    expect(input('Код').autocomplete).toBe('one-time-code')
    await userEvent.type(input('Код'), '4a82139')
    expect(input('Код').value).toBe('48213')
    expect(onComplete.mock.calls).toEqual([['48213']])
  })

  it('takes a pasted code with spaces', async () => {
    const onComplete = vi.fn()
    render(<Code onComplete={onComplete} />)
    await userEvent.click(input('Код'))
    await userEvent.paste('482 13')
    expect(onComplete).toHaveBeenCalledWith('48213')
  })

  it('replaces a code that was refused by what is typed or pasted behind it', async () => {
    const onValueChange = vi.fn()
    const wrong = { label: 'Код', value: '11111', onValueChange, error: 'Неверный код' }
    render(<CodeField {...wrong} />)
    await userEvent.type(input('Код'), '4')
    expect(onValueChange).toHaveBeenLastCalledWith('4')
    await userEvent.paste('482 13')
    expect(onValueChange).toHaveBeenLastCalledWith('48213')
  })

  it('is corrected from its end, wherever the caret was put', async () => {
    const onComplete = vi.fn()
    render(<Code onComplete={onComplete} />)
    await userEvent.type(input('Код'), '48299')
    input('Код').setSelectionRange(1, 1)
    await userEvent.keyboard('{Backspace}{Backspace}13')
    expect(input('Код').value).toBe('48213')
    expect(onComplete).toHaveBeenLastCalledWith('48213')
  })
})

describe('§5 phone: another country’s number', () => {
  it.each(['+375 29 123-45-67', '375291234567'])('%s is not bent into +7', async (pasted) => {
    const told = vi.fn()
    render(<PhoneField label="Телефон" onValueChange={told} />)
    await userEvent.click(input('Телефон'))
    await userEvent.paste(pasted)
    expect(input('Телефон').value).toBe(pasted)
    expect(told.mock.lastCall?.[0]).not.toMatch(/^\+7/)
  })
})
