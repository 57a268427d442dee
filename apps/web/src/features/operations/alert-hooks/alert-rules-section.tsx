import { type AlertRules, alertHooks } from '@sopaan/contract/alert-hooks'
import { formatHour, writeClock } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { alertRulesQuery, sendAlertRules } from './alert-hooks.queries.ts'

const CONSTRAINTS = constraintsOf(alertHooks.changeRules)
const HOUR_MINUTES = 60
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** From how many failures on staff are alerted, when the word of the day goes out, and when chat rooms rest. */
export function AlertRulesSection() {
  const { alerts: words } = useWords()
  const query = useQuery(alertRulesQuery)
  return (
    <Section id="alert-rules" title={words.rulesTitle} lead={words.rulesLead}>
      <Loaded query={query} failed={words.rulesFailed}>
        {(rules) => <RulesForm rules={rules} />}
      </Loaded>
    </Section>
  )
}

function RulesForm({ rules }: { rules: AlertRules }) {
  const { alerts: words, language } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: rules,
    send: sendAlertRules,
    words: { done: words.rulesSaved, failed: words.failed },
  })
  const hours = HOURS.map((hour) => (
    <option key={hour} value={hour}>
      {formatHour(writeClock(hour * HOUR_MINUTES), language)}
    </option>
  ))
  return (
    <form {...form.props} className="grid max-w-xl gap-4">
      <Field label={words.failedFrom} {...form.field('failedFrom')} />
      <Select label={words.digestHour} hint={words.digestHint} {...form.select('digestHour')}>
        {hours}
      </Select>
      <div className="grid grid-cols-2 items-end gap-3">
        <Select label={words.quietFrom} {...form.select('quietFrom')}>
          {hours}
        </Select>
        <Select label={words.quietUntil} {...form.select('quietUntil')}>
          {hours}
        </Select>
      </div>
      <p className="type-small text-secondary">{words.quietHint}</p>
      <Button type="submit" className="justify-self-start" doing={form.isBusy ? words.saving : undefined}>
        {words.save}
      </Button>
    </form>
  )
}
