/** The host of an origin, as people say it; empty where nobody told the origin. */
export function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
