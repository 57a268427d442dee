import type { limitsOf } from '#web/forms/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The field of a search by the names people use. @param limits  of the call's own `q` */
export function SpokenSearchField({ limits, value }: { limits: ReturnType<typeof limitsOf>; value: string }) {
  const { collegeIndex: words } = useWords()
  return (
    <Field
      label={words.search}
      hasNote={false}
      name="q"
      type="search"
      {...limits}
      defaultValue={value}
      placeholder={words.searchExample}
    />
  )
}
