/** How long an edge may go on with the answer it has while the product answers nothing, or an error, seconds: a day. */
const STALE_IF_ERROR_SECONDS = 86_400

/** What a call says of being kept, with what it says to an edge: as long as to a browser, and in need for a day. */
export function edgeCacheControl(cacheControl: string): string {
  const seconds = /\bmax-age=(\d+)/.exec(cacheControl)?.[1]
  if (seconds === undefined || !/\bpublic\b/.test(cacheControl) || /\bimmutable\b/.test(cacheControl))
    return cacheControl
  return `${cacheControl}, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
}
