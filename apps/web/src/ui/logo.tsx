/** Three bubbles rising, the last filled: the steps of the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 max-[339px]:gap-1.5">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <g fill="none" className="stroke-on-primary" strokeWidth="2.2">
          <circle cx="8.4" cy="23.2" r="3" />
          <circle cx="15.2" cy="16.6" r="3" />
        </g>
        <circle cx="23.3" cy="9.2" r="4.4" className="fill-highlight" />
      </svg>
      <span className="text-xl font-heading">{name}</span>
    </span>
  )
}
