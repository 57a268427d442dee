import { type User, type UserChange, users } from '@sopaan/contract/users'
import { LANGUAGES } from '@sopaan/domain/languages'
import { formatMonth } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Name, phone, language and month of birth. */
export function PersonSection({ user }: { user: User }) {
  const { account, language } = useWords()
  const { isBusy, fields, run } = useAction()
  // It is told once, so it is read back before it is kept.
  const [toAsk, setToAsk] = useState<UserChange>()
  const handleSave = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const birthMonth = text('birthMonth')
    const body = {
      fullName: text('fullName'),
      phone: text('phone') === '' ? null : text('phone'),
      language: LANGUAGES.find((each) => each === text('language')) ?? user.language,
      ...(birthMonth === '' ? {} : { birthMonth }),
    }
    if (birthMonth !== '') return setToAsk(body)
    return save(body)
  }
  const save = (body: UserChange) => {
    setToAsk(undefined)
    return run(async () => setCurrentUser((await request(users.updateMe, { body })).data.user), {
      done: account.saved,
      failed: account.updateFailed,
    })
  }
  return (
    <Section id="person" title={account.person}>
      <WideForm words={account} isBusy={isBusy} onSave={handleSave}>
        <Field
          label={account.fullName}
          name="fullName"
          autoComplete="name"
          maxLength={80}
          defaultValue={user.fullName}
          error={fields.fullName}
        />
        <Field
          label={account.phone}
          hint={account.phoneHint}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          defaultValue={user.phone ?? ''}
          error={fields.phone}
        />
        <Select label={account.language} name="language" defaultValue={user.language} error={fields.language}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {account.languages[each]}
            </option>
          ))}
        </Select>
        {user.birthMonth === null ? (
          <Field
            label={account.birthMonth}
            hint={account.birthMonthHint}
            name="birthMonth"
            type="month"
            placeholder="2008-05"
            error={fields.birthMonth}
          />
        ) : (
          <p className="self-center text-secondary">{account.birthMonthSet(formatMonth(user.birthMonth, language))}</p>
        )}
      </WideForm>
      <Confirm
        title={account.birthMonthAsk(formatMonth(toAsk?.birthMonth ?? '', language))}
        text={account.birthMonthOnce}
        deed={account.birthMonthRight}
        cancel={account.birthMonthWrong}
        isOpen={toAsk !== undefined}
        onConfirm={() => toAsk && void save(toAsk)}
        onClose={() => setToAsk(undefined)}
      />
    </Section>
  )
}
