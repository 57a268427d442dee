import { type FoundKeyEnds, KEY_NAMES, keyEnds } from '@sopaan/contract/key-ends'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { keyEndsQuery, sendKeyEnds } from './alert-hooks.queries.ts'

const CONSTRAINTS = constraintsOf(keyEnds.change)

/** When the certificate ends, and the days that owners write for the keys whose end nobody can read. */
export function KeyEndsSection() {
  const { alerts: words } = useWords()
  const query = useQuery(keyEndsQuery)
  return (
    <Section id="key-ends" title={words.keysTitle} lead={words.keysLead}>
      <Loaded query={query} failed={words.keysFailed}>
        {(found) => (
          <>
            <CertificateLine certificate={found.certificate} />
            <KeyEndsForm found={found} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function CertificateLine({ certificate }: Pick<FoundKeyEnds, 'certificate'>) {
  const { alerts: words, language } = useWords()
  if (certificate === null) return <p className="text-secondary">{words.certificateNone}</p>
  const { host, endsAt } = certificate
  return (
    <p className="font-semibold">
      {endsAt === null ? words.certificateUnread(host) : words.certificateEnds(host, formatDate(endsAt, language))}
    </p>
  )
}

function KeyEndsForm({ found: { days, used } }: { found: FoundKeyEnds }) {
  const { alerts: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: days,
    send: sendKeyEnds,
    words: { done: words.rulesSaved, failed: words.failed },
  })
  return (
    <form {...form.props} className="mt-4 grid max-w-xl gap-3">
      {KEY_NAMES.map((name) => (
        <Field
          key={name}
          type="date"
          label={words.keyNames[name]}
          {...form.field(name)}
          {...(!used.includes(name) && { hint: words.keyUnused })}
        />
      ))}
      <Button type="submit" className="justify-self-start" doing={form.isBusy ? words.saving : undefined}>
        {words.saveKeys}
      </Button>
    </form>
  )
}
