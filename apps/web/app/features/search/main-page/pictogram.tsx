import { FILE } from 'virtual:pictograms'

/** A vehicle beside its word, of a file that all main pages share: 48 × 32, in the colour of its text (main-page.css). */
export const Pictogram = ({ id }: { id: string }) => (
  <svg aria-hidden="true">
    <use href={`${FILE}#${id}`} />
  </svg>
)
