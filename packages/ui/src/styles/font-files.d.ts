declare module '*.woff2?url' {
  /** URL of the bundled file. */
  const address: string
  export default address
}
