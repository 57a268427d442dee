import { type Nominee, nominees } from '@sopaan/contract/consents'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nomineeQuery } from './accounts.queries.ts'

const CONSTRAINTS = constraintsOf(nominees.set)

/** Who may use the person's rights when the person cannot: named, changed, removed (DPDP-15). */
export function NomineeSection() {
  const { account, rights } = useWords()
  const query = useQuery(nomineeQuery)
  const [isEditing, setIsEditing] = useState(false)
  const { isBusy, run } = useAction()
  const handleRemove = () =>
    run(
      async () => {
        await request(nominees.remove, {})
        queryClient.setQueryData(nomineeQuery.queryKey, null)
      },
      { done: rights.nomineeRemoved, failed: account.updateFailed },
    )
  return (
    <Section id="nominee" title={rights.nominee} lead={rights.nomineeLead}>
      <Loaded query={query}>
        {(nominee) =>
          isEditing ? (
            <NomineeForm nominee={nominee} onDone={() => setIsEditing(false)} />
          ) : (
            <>
              {nominee === null ? <p>{rights.noNominee}</p> : <NomineeLines nominee={nominee} />}
              <div className="flex flex-wrap gap-3">
                <Button look="line" onClick={() => setIsEditing(true)}>
                  {nominee === null ? rights.nameNominee : rights.changeNominee}
                </Button>
                {nominee !== null && (
                  <Button look="quiet" disabled={isBusy} onClick={handleRemove}>
                    {rights.removeNominee}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

function NomineeLines({ nominee }: { nominee: Nominee }) {
  const { rights } = useWords()
  const reach = [nominee.email, nominee.phone].filter((each) => each !== null).join(' · ')
  return (
    <p>
      <span className="font-semibold">{rights.nomineeNow(nominee.fullName, nominee.relation)}</span>
      {reach !== '' && <span className="block text-secondary">{reach}</span>}
    </p>
  )
}

function NomineeForm({ nominee, onDone }: { nominee: Nominee | null; onDone: () => void }) {
  const { account, rights } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: nominee,
    send: async (body) => queryClient.setQueryData(nomineeQuery.queryKey, (await request(nominees.set, { body })).data),
    onDone,
    words: { done: rights.nomineeSaved, failed: account.updateFailed },
  })
  return (
    <WideForm form={form} words={account} onCancel={onDone}>
      <Field label={rights.nomineeName} autoComplete="off" {...form.field('fullName')} />
      <Field label={rights.relation} hint={rights.relationHint} autoComplete="off" {...form.field('relation')} />
      <Field
        label={rights.nomineeEmail}
        hint={rights.optional}
        autoComplete="off"
        {...form.field('email')}
        type="email"
      />
      <Field
        label={rights.nomineePhone}
        hint={rights.optional}
        autoComplete="off"
        {...form.field('phone')}
        type="tel"
      />
    </WideForm>
  )
}
