const FRAME_END = /\r\n\r\n|\n\n|\r\r/

/** A frame without an end must not fill the memory. */
const LONGEST_FRAME = 1024 * 1024

/**
 * Reads server-sent events out of parts of a text that may be cut anywhere.
 *
 * @returns a function that takes the next part and gives the data of each frame that is complete with it; throws for a
 * frame that is too long
 */
export function createFrameReader(): (part: string) => string[] {
  let rest = ''
  return (part) => {
    const frames = (rest + part).split(FRAME_END)
    rest = frames.pop() ?? ''
    if (rest.length > LONGEST_FRAME) throw new Error('A frame of the stream has no end')
    return frames.map(dataOf).filter((data) => data !== '')
  }
}

/** The lines `data:` of a frame; a comment has none. */
const dataOf = (frame: string): string =>
  frame
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
    .join('\n')
