import type { ContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Sourced = { source: string; sourceOn: string; sourceUrl?: string | undefined }

/** Who published it, when, and where it can be read. */
export function SourceFields({ field }: Pick<ContractForm<Sourced>, 'field'>) {
  const { managedColleges: words } = useWords()
  return (
    <>
      <Field label={words.source} {...field('source')} />
      <Field label={words.sourceOn} type="date" {...field('sourceOn')} />
      <Field label={words.sourceUrl} className="sm:col-span-2" {...field('sourceUrl')} />
    </>
  )
}
