import { wallTimeOf } from '@sopaan/domain/indian-times'
import { Field } from './field.tsx'

type Props = {
  label: string
  name: string
  /** ISO 8601; empty for none. */
  instant: string
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean
  /** Names the zone: "IST". */
  zone: string
  className?: string | undefined
}

/**
 * A day and a time by India's clock, whose zone stands in the label. The form holds what the clock shows:
 * `instantOfWallTime` of the domain makes an instant of it.
 */
export function TimeField({ label, zone, instant, isRequired = false, ...rest }: Props) {
  return (
    <Field
      type="datetime-local"
      label={`${label} (${zone})`}
      defaultValue={wallTimeOf(instant)}
      required={isRequired}
      {...rest}
    />
  )
}
