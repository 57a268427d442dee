import { groupIndian } from '@sopaan/domain/indian-numbers'
import { classNames } from '#web/ui/class-names.ts'

type Props = { figures: readonly { label: string; count: number; isBad?: boolean }[] }

/** Counts beside each other; those that should be none are red when they are not. */
export function JobFigures({ figures }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ label, count, isBad = false }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-box bg-surface-sunken p-4">
          <dt className="text-secondary">{label}</dt>
          <dd className={classNames('type-card tabular-nums', isBad && count > 0 && 'text-danger')}>
            {groupIndian(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
