import { renderToString } from 'react-dom/server'
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Link } from './server-link.tsx'

const html = (Part: typeof Link | typeof RouterLink, props: LinkProps) =>
  renderToString(
    <StaticRouter location="/kazan/auto?page=2">
      <Part {...props} discover="none" />
    </StaticRouter>,
  )

it.each<LinkProps>([
  { to: '/', children: 'Главная', className: 'logo', 'aria-label': 'Трасса' },
  { to: '/kazan/auto?markId=1&q=%D0%BB%D0%B0%D0%B4%D0%B0#top', children: ['Ещё ', 2] },
  { to: '/kazan/auto/', replace: true, state: { from: 1 }, preventScrollReset: true },
  { to: '/a', target: '_blank', rel: 'noopener', onClick: () => {}, viewTransition: true },
  { to: '/a', reloadDocument: true, relative: 'path', style: { color: 'red' }, hidden: true },
  { to: '/a', dangerouslySetInnerHTML: { __html: '<b>a</b>' } },
  { to: '/Search?next=//other.example/..', children: 'x' },
  { to: '/kazan/../perm', children: 'x' },
  { to: '/kazan?', children: 'x' },
  { to: '//other.example/x', children: 'x' },
  { to: '?page=3', children: 'x' },
  { to: 'moto', children: 'x' },
  { to: 'https://other.example/x', children: 'x' },
  { to: { pathname: '/perm', search: '?q=1' }, children: 'x' },
  { to: '/a', mask: '/b', children: 'x' },
])('is the bytes of React Router’s link to $to', (props) => {
  expect(html(Link, props)).toBe(html(RouterLink, props))
})
