/** The package's own types promise a `default` that its CommonJS file does not have. */
declare module 'sharp-phash' {
  /** 64 signs, each 0 or 1. */
  function phash(image: Uint8Array): Promise<string>
  export = phash
}
