/** The longest a page that everybody may keep goes unasked, seconds: a notice on every page is seen within that. */
const FRESH_MAX_SECONDS = 60
/** The longest a page is shown once more while it is asked for, seconds. */
const STALE_MAX_SECONDS = 60

/** How long an edge may go on with the page it has while this product answers nothing, or an error, seconds: a day. */
const STALE_IF_ERROR_SECONDS = 86_400

/**
 * What a page says of being kept, with its times held to what a notice may wait; and that an edge shows what it has rather
 * than an error.
 */
export function freezeCache(cacheControl: string): string {
  const held = cacheControl
    .replace(/max-age=(\d+)/, (_, seconds: string) => `max-age=${Math.min(Number(seconds), FRESH_MAX_SECONDS)}`)
    .replace(
      /stale-while-revalidate=(\d+)/,
      (_, seconds: string) => `stale-while-revalidate=${Math.min(Number(seconds), STALE_MAX_SECONDS)}`,
    )
  const seconds = /\bmax-age=(\d+)/.exec(held)?.[1]
  if (seconds === undefined || !/\bpublic\b/.test(held)) return held
  return `${held}, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
}
