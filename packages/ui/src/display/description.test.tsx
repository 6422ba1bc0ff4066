import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Description } from './description.tsx'

it('domain §4: shows every element of a description, its headings below those of the page', () => {
  const { container } = render(
    <Description
      tree={[
        { kind: 'heading', children: ['Салон'] },
        { kind: 'subheading', children: ['Кузов'] },
        {
          kind: 'paragraph',
          children: [
            { kind: 'strong', children: ['Срочно'] },
            { kind: 'emphasis', children: ['торг'] },
            { kind: 'break' },
            { kind: 'code', children: ['X5'] },
          ],
        },
        { kind: 'quote', children: [{ kind: 'paragraph', children: ['Не бита'] }] },
        { kind: 'list', children: [{ kind: 'item', children: ['люк'] }] },
        { kind: 'orderedList', start: 3, children: [{ kind: 'item', children: ['масло'] }] },
        { kind: 'codeBlock', children: ['VIN'] },
        { kind: 'rule' },
      ]}
    />,
  )
  expect(container.firstElementChild?.innerHTML).toBe(
    '<h3>Салон</h3><h4>Кузов</h4><p><strong>Срочно</strong><em>торг</em><br><code>X5</code></p>' +
      '<blockquote><p>Не бита</p></blockquote><ul><li>люк</li></ul><ol start="3"><li>масло</li></ol>' +
      '<pre>VIN</pre><hr>',
  )
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
