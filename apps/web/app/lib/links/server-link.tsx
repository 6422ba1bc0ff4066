import { type LinkProps, Link as RouterLink } from 'react-router'

/** An address from the root that has nothing to resolve: no `..`, no double slash, nothing empty behind it. */
const isPlain = (to: string): boolean =>
  to.startsWith('/') && !to.includes('//') && !to.includes('/.') && !/[?#]$/.test(to)

/**
 * React Router's link as HTML, for the server: a page has a hundred, and each resolved its address and made handlers that nothing
 * calls. Nothing of it is hydrated; the browser has React Router's own.
 */
export function Link(props: LinkProps) {
  const { to, prefetch = 'none', mask, ...others } = props
  if (typeof to !== 'string' || prefetch !== 'none' || mask || !isPlain(to)) {
    return <RouterLink {...props} />
  }
  const {
    discover: _discover,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    onClick: _onClick,
    target,
    ...rest
  } = others
  return <a {...rest} href={to} target={target} />
}
