import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Description } from './description.tsx'

it('domain §4: shows every element of a description, and text as it was typed', () => {
  const { container } = render(
    <Description
      tree={[
        { kind: 'paragraph', children: [{ kind: 'strong', children: ['Срочно'] }, ' торг\n# X5'] },
        { kind: 'list', children: [{ kind: 'item', children: ['люк'] }] },
        { kind: 'orderedList', start: 3, children: [{ kind: 'item', children: ['масло'] }] },
      ]}
    />,
  )
  expect(container.firstElementChild?.innerHTML).toBe(
    '<p><strong>Срочно</strong> торг\n# X5</p><ul><li>люк</li></ul><ol start="3"><li>масло</li></ol>',
  )
  expect(container.firstElementChild).toHaveClass('[&_p]:whitespace-pre-wrap')
})

it('domain §4: text is never markup, and a link gives its target no rank', () => {
  render(
    <Description
      tree={[
        '<img src=x onerror=alert(1)>',
        { kind: 'link', href: 'https://a.example', children: ['отчёт'] },
      ]}
    />,
  )
  expect(screen.queryByRole('img')).toBeNull()
  const link = screen.getByRole('link', { name: 'отчёт' })
  expect(link).toHaveAttribute('href', 'https://a.example')
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
})
