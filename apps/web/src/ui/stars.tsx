const STARS_MAX = 5

/** How many of five stars somebody gave, with the words that say so. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="text-xl leading-none tracking-wide whitespace-nowrap">
      <span className="text-primary-text">{'★'.repeat(count)}</span>
      <span className="text-tertiary">{'☆'.repeat(STARS_MAX - count)}</span>
    </span>
  )
}
