import { type Lifted, site } from '@sopaan/contract/site'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendLift } from './site.queries.ts'

const CONSTRAINTS = constraintsOf(site.liftLimits)

/** Lets in whom an attack or a wrong limit shut out: what was laid and counted from one time to another. */
export function LiftSection() {
  const { site: words } = useWords()
  const [lifted, setLifted] = useState<Lifted>()
  const form = useContractForm(CONSTRAINTS, {
    send: sendLift,
    onDone: setLifted,
    words: { failed: words.failed, field: 'until' },
  })
  return (
    <Section id="lift" title={words.liftTitle} lead={words.liftLead}>
      <WideForm form={form} words={{ save: words.lift, saving: words.lifting }}>
        <Field label={words.from} {...form.field('from')} />
        <Field label={words.until} {...form.field('until')} />
      </WideForm>
      <p role="status" className="font-semibold">
        {lifted && words.lifted(groupIndian(lifted.locks), groupIndian(lifted.windows))}
      </p>
    </Section>
  )
}
