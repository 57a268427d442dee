import { GRIEVANCE_ANSWER_DAYS, type Grievance, grievances } from '@sopaan/contract/consents'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownGrievancesQuery } from './accounts.queries.ts'

const CONSTRAINTS = constraintsOf(grievances.add)

/** What the person complained of, where that stands, and a form for the next one (DPDP-14). */
export function GrievancesSection() {
  const { rights } = useWords()
  const query = useQuery(ownGrievancesQuery)
  const [isWriting, setIsWriting] = useState(false)
  return (
    <Section id="grievances" title={rights.grievances} lead={rights.grievancesLead(String(GRIEVANCE_ANSWER_DAYS))}>
      <Loaded query={query}>
        {(sent) =>
          sent.length === 0 ? (
            <p>{rights.noGrievance}</p>
          ) : (
            <ul className="divide-y divide-border">
              {sent.map((grievance) => (
                <GrievanceLines key={grievance._id} grievance={grievance} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isWriting ? (
        <GrievanceForm onDone={() => setIsWriting(false)} />
      ) : (
        <Button look="line" className="justify-self-start" onClick={() => setIsWriting(true)}>
          {rights.write}
        </Button>
      )}
    </Section>
  )
}

function GrievanceLines({ grievance }: { grievance: Grievance }) {
  const { rights, language } = useWords()
  const { number, subject, message, state, createdAt, dueOn, answer, answeredAt, laterAnswers } = grievance
  const isOpen = state === 'open'
  return (
    <li className="grid gap-1 py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{subject}</span>
        <Badge tone={isOpen ? 'plain' : 'safe'}>{rights.states[state]}</Badge>
      </p>
      <p className="type-small text-tertiary">
        {[
          number,
          rights.askedAt(formatDateTime(createdAt, language)),
          answeredAt === null
            ? rights.dueOn(formatDate(dueOn, language))
            : rights.answeredAt(formatDateTime(answeredAt, language)),
        ].join(' · ')}
      </p>
      <p className="break-words whitespace-pre-line text-secondary">{message}</p>
      {answer !== null && (
        <p className="mt-2 rounded-box bg-surface-sunken p-4 break-words whitespace-pre-line">{answer}</p>
      )}
      {laterAnswers.map(({ at, text }) => (
        <div key={at} className="mt-2 rounded-box bg-surface-sunken p-4">
          <p className="type-small text-secondary">{rights.answeredAt(formatDateTime(at, language))}</p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </div>
      ))}
    </li>
  )
}

function GrievanceForm({ onDone }: { onDone: () => void }) {
  const { account, rights } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: async (body) => {
      const { data: grievance } = await request(grievances.add, { body })
      await queryClient.invalidateQueries({ queryKey: ownGrievancesQuery.queryKey })
      toast.success(rights.sent(grievance.number))
    },
    onDone,
    words: { failed: rights.sendFailed },
  })
  return (
    <form {...form.props} className="grid gap-2">
      <Field label={rights.subject} autoComplete="off" {...form.field('subject')} />
      <TextArea label={rights.message} {...form.area('message')} />
      <Button type="submit" doing={form.isBusy ? account.sending : undefined} className="justify-self-start">
        {rights.send}
      </Button>
    </form>
  )
}
