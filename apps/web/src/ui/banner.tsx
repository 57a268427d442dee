import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  title: string
  tone: 'error' | 'note'
  children?: ReactNode
  /** Where given, the reader may send the banner away. */
  dismiss?: { label: string; onDismiss: () => void }
}

/** A message about the whole page. An error is announced at once. */
export function Banner({ title, tone, children, dismiss }: Props) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(
        'flex items-start gap-3 rounded-box p-4',
        tone === 'error' ? 'bg-danger-soft text-default' : 'bg-surface-sunken text-default',
      )}
    >
      <div className="grow">
        <p className={classNames('font-semibold', tone === 'error' && 'text-danger')}>{title}</p>
        {children}
      </div>
      {dismiss && <IconButton icon="close" label={dismiss.label} onClick={dismiss.onDismiss} className="-m-2" />}
    </div>
  )
}
