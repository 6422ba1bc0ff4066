import { PRODUCT_NAME } from '@trassa/contracts/product'
import { contentPolicy, sourceHash } from '@trassa/gateway/platform/http/security-headers'
import { LABELS } from '@trassa/ui/text/labels'

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/24px "Onest Variable", system-ui, sans-serif; text-align: center; text-wrap: balance;
  background: light-dark(#f4f3f0, #171614); color: light-dark(#1c1b19, #f3f1ed); }
main { display: grid; place-content: center; justify-items: center; box-sizing: border-box; min-height: 100dvh; padding: 48px 16px; }
strong { font-size: 20px; letter-spacing: .04em; text-transform: uppercase; color: light-dark(#0b4fd8, #8fb3ff); }
h1 { margin: 24px 0 0; font-size: 28px; line-height: 36px; letter-spacing: -.02em; }
p { max-width: 480px; margin: 12px 0 24px; color: light-dark(#5f5b55, #aca79f); }
a { padding: 10px 20px; border-radius: 8px; text-decoration: none; font-weight: 550;
  background: light-dark(#0b4fd8, #2b66e3); color: light-dark(#ffffff, #ffffff); }
`

/** The page may do nothing but look like the site. */
export const BUSY_PAGE_POLICY = contentPolicy(`style-src ${sourceHash(STYLE)}`)

/**
 * The page in place of one that was not rendered because too many were asked for: a constant, needs neither
 * scripts nor files. Its colours are those of the theme.
 */
export const BUSY_PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Много посетителей – ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<strong>${PRODUCT_NAME}</strong>
<h1>Сейчас много посетителей</h1>
<p>Страница откроется чуть позже: обновите её через несколько секунд. Всё, что вы сохранили, на месте.</p>
<a href="">${LABELS.reload}</a>
</main>
</body>
</html>
`
