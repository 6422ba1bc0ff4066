import { notFound } from '../lib/document/route-error.ts'

/** No route fits: 404, and the site's layout shows the page for it. */
export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
