import { Link } from 'react-router'

type Props = { label: string; steps: readonly { label: string; to?: string }[] }

/** Where the page stands; the last step is the page itself. */
export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-secondary">
        {steps.map((step, at) => (
          <li key={step.label} className="flex min-h-11 items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {step.to === undefined ? (
              <span aria-current={at === steps.length - 1 ? 'page' : undefined}>{step.label}</span>
            ) : (
              <Link
                to={step.to}
                reloadDocument
                className="inline-flex min-h-11 min-w-11 items-center text-secondary no-underline hover:text-default hover:underline"
              >
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
