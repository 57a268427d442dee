import { Field } from './field.tsx'

type Props = { label: string; error: string | undefined }

/** What is typed before a deed that cannot be undone, or that is for many. Its field is `typed`. */
export function TypedConfirmation({ label, error }: Props) {
  return <Field label={label} name="typed" autoComplete="off" autoCapitalize="off" spellCheck={false} error={error} />
}
