import { type User, users } from '@sopaan/contract/users'
import { LANGUAGES } from '@sopaan/domain/languages'
import { formatDate, formatMonth } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(users.updateMe)

/** Name, phone, language and month of birth. */
export function PersonSection({ user }: { user: User }) {
  const { account, language } = useWords()
  // It decides what a person may buy, so it is read back before it is saved.
  const [asked, setAsked] = useState<{ month: string; answer: (isRight: boolean) => void }>()
  const handleAnswer = (isRight: boolean) => {
    asked?.answer(isRight)
    setAsked(undefined)
  }
  const form = useContractForm(CONSTRAINTS, {
    initial: user,
    confirm: ({ birthMonth: month }) =>
      month === undefined || month === user.birthMonth
        ? undefined
        : new Promise((answer) => setAsked({ month, answer })),
    send: async (body) => setCurrentUser((await request(users.updateMe, { body })).data.user),
    words: { done: account.saved, failed: account.updateFailed },
  })
  return (
    <Section id="person" title={account.person}>
      <WideForm form={form} words={account}>
        <Field label={account.fullName} autoComplete="name" {...form.field('fullName')} />
        <Field label={account.phone} hint={account.phoneHint} autoComplete="tel" {...form.field('phone')} type="tel" />
        <Select label={account.language} {...form.select('language')}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </Select>
        {user.birthMonth === null || user.birthMonthOpenUntil !== null ? (
          <Field
            label={account.birthMonth}
            hint={
              user.birthMonthOpenUntil === null
                ? account.birthMonthHint
                : account.birthMonthOpen(formatDate(user.birthMonthOpenUntil, language))
            }
            placeholder="2008-05"
            {...form.field('birthMonth')}
            type="month"
          />
        ) : (
          <p className="self-center text-secondary">{account.birthMonthSet(formatMonth(user.birthMonth, language))}</p>
        )}
      </WideForm>
      <Confirm
        title={account.birthMonthAsk(formatMonth(asked?.month ?? '', language))}
        text={user.birthMonth === null ? account.birthMonthOnce : account.birthMonthLast}
        deed={account.birthMonthRight}
        cancel={account.birthMonthWrong}
        isOpen={asked !== undefined}
        onConfirm={() => handleAnswer(true)}
        onClose={() => handleAnswer(false)}
      />
    </Section>
  )
}
