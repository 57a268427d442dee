/** What the benches use of the load generator, which brings no types of its own. */
declare module 'autocannon' {
  type Request = { path?: string }
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration?: number
    /** Ends after this many requests instead. */
    amount?: number
    requests: { setupRequest: (request: Request) => Request }[]
  }
  type Result = {
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    /** Seconds. */
    duration: number
    non2xx: number
    errors: number
  }
  function autocannon(options: Options): Promise<Result>
  // biome-ignore lint/style/noDefaultExport: this is what the package exports.
  export default autocannon
}
