/** No route fits: 404, and the site's layout shows the page for it. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
