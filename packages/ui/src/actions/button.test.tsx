import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('while loading it keeps its words and place, and submits nothing', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Сохранить
      </Button>
    </form>,
  )
  const button = screen.getByRole('button')
  expect(button.textContent).toContain('Сохранить')
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is a plain button unless asked to submit, and a plain link when given one', () => {
  render(
    <>
      <Button>Показать</Button>
      <Button render={<a href="/createAd" />}>Разместить объявление</Button>
    </>,
  )
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  const link = screen.getByRole('link', { name: 'Разместить объявление' })
  expect(link.getAttribute('href')).toBe('/createAd')
  expect(link.hasAttribute('type')).toBe(false)
})
