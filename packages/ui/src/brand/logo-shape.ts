/** The wordmark ТРАССА in a box of 150 × 32: paths, for the page and for pictures that the server draws. */
export const LOGO_SHAPE = {
  /** The road of the sign, which fills the first 32 × 32. */
  road: 'M13.2 7h5.6L25 25.5h-18z',
  /** The centre line of the road, stroked with a width of 2. */
  centreLine: 'M16 8.5v3m0 3v4m0 3v4',
  /** Letters of straight strokes and arcs, stroked with a width of 4. */
  strokes:
    'M42 9h14M49 7v18M61.5 25V9H67a4.75 4.75 0 0 1 0 9.5h-5.5M109 11.05a7 7 0 1 0 0 9.9M127.5 11.05a7 7 0 1 0 0 9.9',
  /** Both letters А, filled. */
  peaks:
    'M74.6 25 82.4 7h4.2l7.8 18H90l-5.5-13L79 25zm55 0 7.8-18h4.2l7.8 18h-4.4l-5.5-13-5.5 13zm4.4-6.7h11v3.5h-11z',
  /** The yellow line in the first А, stroked with a width of 2.6. */
  marking: 'M84.5 16.5v2.5m0 2v4',
} as const
