declare module '*.woff2?url' {
  /** The address that the bundler gives the file. */
  const address: string
  export default address
}
