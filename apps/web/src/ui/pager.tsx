import { Link } from 'react-router'
import { buttonClasses } from './button.tsx'

type Props = {
  label: string
  status: string
  previous: { label: string; to: string | undefined }
  next: { label: string; to: string | undefined }
}

/** The way through a long list, a page at a time. */
export function Pager({ label, status, previous, next }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      {previous.to === undefined ? (
        <span />
      ) : (
        <Link to={previous.to} rel="prev" className={buttonClasses('line')}>
          {previous.label}
        </Link>
      )}
      <span className="text-secondary tabular-nums">{status}</span>
      {next.to === undefined ? (
        <span />
      ) : (
        <Link to={next.to} rel="next" className={buttonClasses('line')}>
          {next.label}
        </Link>
      )}
    </nav>
  )
}
