import { FILE } from 'virtual:pictograms'

/** A vehicle beside its word, of a file that all main pages share: 48 × 32, in the colour of its text (main-page.css). */
export const Pictogram = ({ id }: { id: string }) => (
  <svg viewBox="0 0 48 32" aria-hidden="true">
    <use href={`${FILE}#${id}`} />
  </svg>
)
