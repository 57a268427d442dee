/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink({ label, to }: { label: string; to: string }) {
  return (
    <a
      href={to}
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-surface px-4 py-3 font-semibold text-primary-text focus:translate-y-0 focus:shadow-2"
    >
      {label}
    </a>
  )
}
