/** The package has no types of its own, and those beside it lack the sizes. */
declare module 'heic-decode' {
  interface HeicPicture {
    width: number
    height: number
    decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>
  }
  const heic: {
    all: (input: { buffer: Uint8Array }) => Promise<HeicPicture[] & { dispose: () => void }>
  }
  export = heic
}
