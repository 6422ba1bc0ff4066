import { screen } from '@testing-library/react'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ErrorPageFor } from './error-page-for.tsx'
import { errorMeta } from './error-texts.ts'

const show = (error: unknown) => renderPage(<ErrorPageFor error={error} />, fakeApi({}))
const status = (code: number) => new ErrorResponse(code, '', null)

describe('§2 pages instead of others', () => {
  it('not found: two ways on, and no search engine', () => {
    show(status(404))
    expect(screen.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
      'href',
      '/Help',
    )
    expect(screen.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/')
    expect(errorMeta(status(404))).toContainEqual({ name: 'robots', content: 'noindex' })
  })

  it('not found: also for what has only a status code', () => {
    show({ statusCode: 404 })
    expect(screen.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  })

  it('error screen: for anything thrown, with a reload button', () => {
    show(new TypeError('x is undefined'))
    expect(screen.getByRole('heading', { name: 'Технические неполадки' })).toBeVisible()
    expect(
      screen.getByText(
        'Что-то пошло не так, но мы уже работаем над этим. Попробуйте обновить страницу или вернуться позже.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
  })

  it('maintenance: says that work is under way', () => {
    const opens = 'Сайт откроется примерно 23 ноября, 18:00 по московскому времени.'
    show(new ErrorResponse(503, '', { text: 'Ведутся технические работы.', opens }))
    expect(screen.getByRole('heading', { name: 'Сайт обновляется' })).toBeVisible()
    expect(screen.getByText(/Ведутся технические работы/)).toBeVisible()
    expect(screen.getByText(opens)).toBeVisible()
  })
})
