declare module '*.woff2?url&no-inline' {
  /** URL of the bundled file. */
  const address: string
  export default address
}
