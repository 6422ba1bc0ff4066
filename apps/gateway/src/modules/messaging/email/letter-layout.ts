import { PRODUCT_NAME } from '@trassa/contracts/product'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { Letter } from './letter.ts'

interface LetterLink {
  name: string
  url: string
}

/** What a letter says; all of it is plain text. */
export interface LetterContent {
  subject: string
  /** Sentences that stand below each other. */
  lines: readonly string[]
  /** The one thing to do. */
  action?: LetterLink | undefined
  /** Below the letter, small. */
  footer: readonly LetterLink[]
}

/** A letter in the layout of all our letters: HTML, and the same as plain text. */
export const composeLetter = (
  content: LetterContent,
): Pick<Letter, 'subject' | 'text' | 'html'> => ({
  subject: content.subject,
  text: textOf(content),
  html: htmlOf(content),
})

const textOf = ({ lines, action, footer }: LetterContent): string =>
  [
    'Здравствуйте.',
    '',
    ...lines,
    ...(action ? ['', `${action.name}: ${action.url}`] : []),
    ...(footer.length > 0 ? ['', ...footer.map(({ name, url }) => `${name}: ${url}`)] : []),
  ].join('\n')

/** The light colours of the site stand inline, because many mail programs drop a style sheet; it adds the dark ones. */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background: #171614 !important; }
    .sheet { background: #211f1d !important; border-color: #383531 !important; }
    .ink { color: #f3f1ed !important; }
    .faint, .faint a { color: #aca79f !important; }
    .action { background: #2b66e3 !important; }
  }`

const FONT = "font-family: Onest, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;"
const INK = 'color: #1c1b19;'
const FAINT = 'color: #5f5b55;'

/** Tables and inline styles, as mail programs understand them; narrows to any phone by itself. */
const htmlOf = ({ subject, lines, action, footer }: LetterContent): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="ground" style="margin: 0; padding: 0; background: #f4f3f0;">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: #f4f3f0;">
<tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px;">
<tr><td class="ink" style="padding: 0 8px 16px; ${FONT} font-size: 20px; line-height: 28px; font-weight: 700; ${INK}">${PRODUCT_NAME}</td></tr>
<tr><td class="sheet" style="padding: 24px; background: #ffffff; border: 1px solid #dedbd5; border-radius: 10px;">
<h1 class="ink" style="margin: 0 0 16px; ${FONT} font-size: 20px; line-height: 28px; font-weight: 700; ${INK}">${escapeHtml(subject)}</h1>
${lines.map(paragraph).join('\n')}
${action ? button(action) : ''}
</td></tr>
${footer.length > 0 ? small(footer) : ''}
</table>
</td></tr>
</table>
</body>
</html>
`

const paragraph = (line: string): string =>
  `<p class="ink" style="margin: 0 0 12px; ${FONT} font-size: 16px; line-height: 24px; white-space: pre-line; word-break: break-word; ${INK}">${escapeHtml(line)}</p>`

const button = ({ name, url }: LetterLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 12px 0 0;">
<tr><td class="action" style="background: #0b4fd8; border-radius: 8px;"><a href="${escapeHtml(url)}" style="display: inline-block; padding: 12px 24px; ${FONT} font-size: 16px; line-height: 24px; font-weight: 600; color: #ffffff; text-decoration: none;">${escapeHtml(name)}</a></td></tr>
</table>`

const small = (footer: readonly LetterLink[]): string =>
  `<tr><td class="faint" style="padding: 16px 8px 0; ${FONT} font-size: 13px; line-height: 20px; ${FAINT}">${footer
    .map(
      ({ name, url }) =>
        `<a href="${escapeHtml(url)}" style="${FAINT} text-decoration: underline;">${escapeHtml(name)}</a>`,
    )
    .join('<br>')}</td></tr>`
