import { Button, type ButtonVariant } from './button.tsx'
import { classNames } from './class-names.ts'

type Props = {
  look?: ButtonVariant
  submit: string
  /** What the form is doing now; it cannot be sent meanwhile. */
  doing: string | undefined
  cancel: string
  onCancel: () => void
  className?: string
}

/** The end of a form that opens where it is asked for: what sends it, and what leaves everything as it is. */
export function FormButtons({ look = 'pen', submit, doing, cancel, onCancel, className }: Props) {
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <Button type="submit" look={look} doing={doing}>
        {submit}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
