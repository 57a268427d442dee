import type { HandedInSource } from '@sopaan/contract/handed-in'
import type { Constraints } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  constraints: Constraints<HandedInSource>
  /** What has to be looked at before, in words; absent where nothing is doubtful. */
  accept: string | undefined
  onPublish: (publication: HandedInSource) => Promise<void>
}

/** Who published a file and when; nothing stands before everyone without both. */
export function PublishForm({ constraints, accept, onPublish }: Props) {
  const { handedIn: words } = useWords()
  const form = useContractForm(constraints, {
    send: (publication) => onPublish(publication),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <Card>
      <h2 className="type-card mb-4">{words.publishTitle}</h2>
      <WideForm form={form} words={words}>
        <Field label={words.source} {...form.field('source')} />
        <Field label={words.sourceOn} type="date" {...form.field('sourceOn')} />
        <Field label={words.sourceUrl} className="sm:col-span-2" {...form.field('sourceUrl')} />
        {accept !== undefined && (
          <div className="sm:col-span-2">
            <Checkbox label={accept} {...form.box('accept')} />
          </div>
        )}
      </WideForm>
    </Card>
  )
}
