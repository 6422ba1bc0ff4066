import type { EndFace } from './end-face.ts'

/** The bar of a classic car, the same at both ends; `height` is its middle. */
export const drawChromeBumper = (face: EndFace, chrome: string, height: number) => {
  const bar = (top: number, colour: string) =>
    face.area(
      [
        [-1.16, height - 7],
        [1.16, height - 7],
        [1.16, height + top],
        [-1.16, height + top],
      ],
      colour,
    )
  bar(4, chrome)
  bar(-3, '#565d66')
  face.line(
    [
      [-1.1, height + 2.6],
      [1.1, height + 2.6],
    ],
    '#ffffff',
    1.2,
  )
}
